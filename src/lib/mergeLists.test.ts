/** @jest-environment node */
import { mergeLists } from './mergeLists';

const entry = (id: number, price = '100.00') => ({ id, price });
const [one, two, three] = [entry(1), entry(2), entry(3)];

it.each([
  ['keep what each added', [], [one], [two], [two, one]],
  ['lose what each removed', [one, two, three], [one, three], [two, three], [three]],
  ['keep an addition beside a removal', [one], [one, two], [], [two]],
  ['contain an entry once that both sides added', [], [one], [one], [one]],
  ['lose what one of them cleared', [one, two], [one, two], [], []],
  ['keep a change', [one], [entry(1, '120.00')], [one, two], [entry(1, '120.00'), two]],
  ['keep a change of the other side', [one], [one], [entry(1, '120.00')], [entry(1, '120.00')]],
  ['keep the first of two additions', [], [entry(1, '120.00')], [one], [one]],
  ['lose a change of what was removed', [one], [entry(1, '120.00')], [], []],
])('lists changed on two sides at once %s', (_case, base, mine, theirs, merged) => {
  expect(mergeLists({ base, mine, theirs }, ({ id }) => id)).toEqual(merged);
});
