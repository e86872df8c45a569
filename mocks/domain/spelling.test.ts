/** @jest-environment node */
import { readArguments } from '../http/readArguments';
import { memoryFiles } from '../persistence/memoryFiles';
import { makeSeed } from '../seeds';
import { listProjects } from './catalogue';
import type { ProjectRow } from './model';
import { editDistance, findSpellings } from './spelling';
import { Store } from './store';
import { suggestProjects } from './suggestions';

const context = {
  files: memoryFiles(),
  store: new Store(makeSeed(7, new Date('2025-10-15T00:00:00Z'))),
  now: () => new Date('2025-10-15T09:00:00Z'),
  seed: 7,
};
const spellings = (query: string) =>
  listProjects(context, readArguments('listProjects', new URLSearchParams(query))).did_you_mean;

test.each([
  ['hospital', 'hospital', 0],
  ['hospitl', 'hospital', 1],
  ['hopsital', 'hospital', 1],
  ['hosbitel', 'hospital', 2],
  ['crm', 'hospital', Infinity],
  ['hospital', 'hospitalise', Infinity],
  ['', 'ab', 2],
  ['ab', '', 2],
  ['ab', 'ba', 1],
  ['abc', 'cab', 2],
  ['abcd', 'badc', 2],
  ['aab', 'aba', 1],
  ['abxy', 'yxba', Infinity],
])('from %p to %p it is %p letters', (one, other, distance) => {
  expect(editDistance(one, other, 2)).toBe(distance);
});

describe('a search that finds nothing', () => {
  it.each([
    ['search=hospitl', 'hospital'],
    ['search=HOSPITL', 'hospital'],
    ['search=reakt', 'react'],
    ['search=inventry', 'inventory'],
  ])('%s has a spelling that finds something', (query, spelling) => {
    expect(spellings(query)).toContain(spelling);
  });

  it('has only spellings that find something under the same filters', () => {
    expect(spellings('search=hospitl&max_price=1')).toEqual([]);
    expect(spellings('search=qqqqqqqqqq')).toEqual([]);
  });

  it('is distinguished from one with results and from no search', () => {
    expect(spellings('search=react')).toBeUndefined();
    expect(spellings('max_price=1')).toBeUndefined();
  });
});

describe('the spellings of a small catalogue', () => {
  const row = (title: string, category: string | null, ...technologies: string[]) =>
    ({ title, category, technologies }) as unknown as ProjectRow;
  const rows = [
    row('Cafe Point', 'Food', 'Go', 'React'),
    row('Cafes and Care', null, 'React', 'Node.js 20'),
    row('Core CRM', 'Sales', 'React'),
  ];
  const always = () => true;

  it.each([
    ['raect', ['react']],
    ['cafe pont', ['cafe point', 'cafe', 'point']],
    ['cafe xyzzyq', ['cafe']],
    ['cofe', ['cafe', 'core']],
    ['care', []],
    ['nodd', ['node']],
    ['crn', ['crm']],
    ['foodie', ['food']],
    ['salse', ['sales']],
    ['goo', []],
    ['go', []],
    ['xyzzyq', []],
  ])('for %j are %j', (search, expected) => {
    expect(findSpellings(search, rows, always)).toEqual(expected);
  });
});

describe('the suggestions', () => {
  const active = context.store.projects.all().filter(({ isActive }) => isActive);

  it('are active projects and categories whose name contains the text', () => {
    const { projects, categories } = suggestProjects(context, { q: ' MAN ' });
    expect(projects.length).toBeGreaterThan(0);
    expect(projects.length).toBeLessThanOrEqual(5);
    for (const { id, title } of projects) {
      expect(title.toLowerCase()).toContain('man');
      expect(active.some((row) => row.id === id)).toBe(true);
    }
    for (const { value, count } of categories) {
      expect(active.filter(({ category }) => category === value)).toHaveLength(count);
    }
  });

  it('begin with names that begin with the text', () => {
    const { title } = active[5]!;
    expect(suggestProjects(context, { q: title }).projects[0]!.title).toBe(title);
  });

  it.each([undefined, '', '  ', 'zzzzzz'])('are empty for %p', (q) => {
    expect(suggestProjects(context, q === undefined ? {} : { q })).toEqual({
      projects: [],
      categories: [],
    });
  });
});
