/** @jest-environment node */
import {
  boughtProjectsReducer,
  introductionDismissed,
  mergeBoughtProjects,
  parseBoughtProjects,
  selectNewlyBought,
  type BoughtProject,
} from './boughtProjectsSlice';
import { paymentArrived, projectPaid } from './projectPaid';

const DAY_MS = 86_400_000;
const NOW = 1_760_000_000_000;
const bought = (projectId: number, at = NOW, userId = 1): BoughtProject => ({
  userId,
  projectId,
  at,
});
const withProjects = (...projects: BoughtProject[]) => ({ projects });

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

describe.each([
  ['is paid', projectPaid],
  ['turns out to be paid', paymentArrived],
])('a project that %s', (_how, actionCreator) => {
  it('is remembered once per user, with nothing that is a day old', () => {
    const state = withProjects(
      bought(4, NOW - 5),
      bought(4, NOW - 5, 2),
      bought(5, NOW - DAY_MS + 1),
      bought(6, NOW - DAY_MS),
    );
    const action = actionCreator({ userId: 1, projectId: 4, title: 'Leadwell' });
    expect(boughtProjectsReducer(state, action).projects).toEqual([
      bought(4, NOW - 5, 2),
      bought(5, NOW - DAY_MS + 1),
      bought(4),
    ]);
  });
});

it('forgets a project whose introduction its buyer dismisses, and no other', () => {
  const state = withProjects(bought(4), bought(5), bought(4, NOW, 2));
  const dismissed = introductionDismissed({ userId: 1, projectId: 4 });
  expect(boughtProjectsReducer(state, dismissed).projects).toEqual([bought(5), bought(4, NOW, 2)]);
});

it('introduces what the user bought within a day', () => {
  const state = {
    boughtProjects: withProjects(
      bought(4),
      bought(5, NOW - DAY_MS + 1),
      bought(6, NOW - DAY_MS),
      bought(7, NOW, 2),
    ),
  };
  expect(selectNewlyBought(state, 1, NOW)).toEqual([4, 5]);
  expect(selectNewlyBought(state, undefined, NOW)).toEqual([]);
});

it('merges the projects of two tabs by user and project', () => {
  const mine = [bought(4), bought(5)];
  const theirs = [bought(4), bought(4, NOW, 2)];
  const merged = mergeBoughtProjects({ base: [], mine, theirs });
  expect(merged).toHaveLength(3);
  expect(merged).toEqual(expect.arrayContaining([bought(4), bought(5), bought(4, NOW, 2)]));
});

describe('the stored projects', () => {
  const parse = (value: unknown) => parseBoughtProjects(JSON.stringify(value));

  it('are restored without the damaged ones', () => {
    const damaged = [
      null,
      5,
      'text',
      {},
      { ...bought(6), userId: '1' },
      { ...bought(6), projectId: 6.5 },
      { ...bought(6), at: null },
    ];
    expect(parse([bought(4), ...damaged, bought(5)])).toEqual([bought(4), bought(5)]);
  });

  it.each([null, '', '{', 'null', '{}', '5'])('are none if %p is stored', (text) => {
    expect(parseBoughtProjects(text)).toEqual([]);
  });
});
