/** @jest-environment node */
import { groupCategories } from './categoryGroups';
import groups from './content/categoryGroups.json';

const known = groups.flatMap(({ categories }) => categories);
const group = (names: readonly string[]) => groupCategories(names, (name) => name);

it('groups many categories in the order of the shop, with unknown ones last', () => {
  const found = group(['Boats', ...known]);
  expect(found.map(({ name }) => name)).toEqual([...groups.map(({ name }) => name), 'Other']);
  expect(found.at(-1)!.entries).toEqual(['Boats']);
  expect(found.flatMap(({ entries }) => entries)).toHaveLength(known.length + 1);
});

it.each([
  ['few', known.slice(0, 19)],
  ['mostly unknown', [...known.slice(0, 9), ...known.slice(0, 11).map((name) => `My ${name}`)]],
])('does not group categories that are %s', (_what, names) => {
  expect(group(names)).toEqual([]);
});
