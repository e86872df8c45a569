/** @jest-environment node */
import { ALL, type IdeaFilter, type ProjectIdea } from './idea';
import { createIdeaIndex } from './ideaIndex';

const idea = (id: number, changes: Partial<ProjectIdea>): ProjectIdea => ({
  id,
  title: `Idea ${id}`,
  category: 'Education',
  difficulty: 'Beginner',
  description: 'Something useful',
  tags: ['React'],
  ...changes,
});

const ideas = [
  idea(1, { title: 'Chess Coach' }),
  idea(2, { description: 'Plays CHESS by post', difficulty: 'Advanced' }),
  idea(3, { tags: ['Go', 'WebRTC', 'Chess.js'], category: 'Healthcare' }),
  idea(4, { title: 'Garden Planner', difficulty: 'Advanced' }),
];

function makeIndex(entries = ideas) {
  const index = createIdeaIndex();
  entries.forEach(index.add);
  const find = async (filter: Partial<IdeaFilter> = {}) => {
    const matches = await index.search({ search: '', category: ALL, difficulty: ALL, ...filter });
    return matches?.slice(0, matches.total).map(({ id }) => id);
  };
  return { index, find };
}

describe('the idea search', () => {
  it('matches title, description and tags, ignoring case', async () => {
    const { find } = makeIndex();
    expect(await find({ search: 'chess' })).toEqual([1, 2, 3]);
    expect(await find({ search: 'ChEsS' })).toEqual([1, 2, 3]);
    expect(await find({ search: 'webrtc' })).toEqual([3]);
    expect(await find({ search: 'ess co' })).toEqual([1]);
  });

  it('never matches across two fields', async () => {
    const { find } = makeIndex();
    expect(await find({ search: 'coach something' })).toEqual([]);
    expect(await find({ search: 'gowebrtc' })).toEqual([]);
  });

  it('filters by category and difficulty; All matches everything', async () => {
    const { find } = makeIndex();
    expect(await find()).toEqual([1, 2, 3, 4]);
    expect(await find({ category: 'Healthcare' })).toEqual([3]);
    expect(await find({ difficulty: 'Advanced' })).toEqual([2, 4]);
    expect(await find({ search: 'chess', difficulty: 'Advanced' })).toEqual([2]);
    expect(await find({ search: 'chess', category: 'Finance & Banking' })).toEqual([]);
  });

  it('yields to the browser, and stops when it is aborted', async () => {
    const { index } = makeIndex(Array.from({ length: 1000 }, (_entry, id) => idea(id, {})));
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 20));
    const controller = new AbortController();
    const result = index.search(
      { search: 'idea', category: ALL, difficulty: ALL },
      controller.signal,
    );
    controller.abort();
    expect(await result).toBeNull();
    const again = await index.search({ search: 'idea', category: ALL, difficulty: ALL });
    expect(again?.total).toBe(1000);
    expect(again?.slice(996, 1008)).toHaveLength(4);
  });
});
