/** @jest-environment node */
import type { Project } from './generated/projects.gen';
import { readPackaging } from './readCatalog';

const read = (fields: object) => readPackaging(fields as Project);

it('reads the packaging of a project', () => {
  expect(
    read({
      version: '2.1.0',
      requirements: ['Node.js 20', 'PostgreSQL'],
      changelog: [
        { version: '2.1.0', date: '2025-09-01', changes: ['Dark mode', 'Fixes'] },
        { version: '2.0.0', date: '2025-03-01', changes: [] },
      ],
      licence: { name: 'Commercial', may: ['Sell it'], may_not: ['Resell the source'] },
      support_days: 45,
    }),
  ).toEqual({
    version: '2.1.0',
    requirements: ['Node.js 20', 'PostgreSQL'],
    changelog: [
      { version: '2.1.0', date: '2025-09-01', changes: ['Dark mode', 'Fixes'] },
      { version: '2.0.0', date: '2025-03-01', changes: [] },
    ],
    licence: { name: 'Commercial', may: ['Sell it'], may_not: ['Resell the source'] },
    supportDays: 45,
  });
});

it.each([
  ['nothing', {}],
  [
    'null',
    { version: null, requirements: null, changelog: null, licence: null, support_days: null },
  ],
  [
    'text',
    { version: '', requirements: '', changelog: 'None', licence: 'Commercial', support_days: '' },
  ],
])('is empty for a project that says %s', (_what, fields) => {
  expect(read(fields)).toEqual({
    version: '',
    requirements: [],
    changelog: [],
    licence: null,
    supportDays: null,
  });
});

it('reads a single release, and a single change, as a list of it', () => {
  const { changelog } = read({ changelog: { version: 2, changes: 'Dark mode' } });
  expect(changelog).toEqual([{ version: '2', date: '', changes: ['Dark mode'] }]);
});

it('leaves out releases without a version', () => {
  const { changelog } = read({ changelog: [null, { date: '2025-09-01' }, { version: '1' }, 'x'] });
  expect(changelog).toEqual([{ version: '1', date: '', changes: [] }]);
});

it('reads a licence without its lists', () => {
  expect(read({ licence: { may: 'Sell it' } }).licence).toEqual({
    name: '',
    may: ['Sell it'],
    may_not: [],
  });
});

it.each([
  [0, 0],
  ['45', 45],
  ['120', 120],
  ['about 45', null],
  ['45 days', null],
  ['many', null],
  [-1, null],
  [4.5, null],
  [true, null],
])('reads %p days of support as %p', (value, days) => {
  expect(read({ support_days: value }).supportDays).toBe(days);
});
