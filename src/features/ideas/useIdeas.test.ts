/** @jest-environment node */
import { ALL, type IdeaFilter, type ProjectIdea } from './idea';
import { findIdeas, toSearchable } from './useIdeas';

const idea = (id: number, changes: Partial<ProjectIdea>) =>
  toSearchable({
    id,
    title: `Idea ${id}`,
    category: 'Education',
    difficulty: 'Beginner',
    description: 'Something useful',
    audience: [],
    tags: ['React'],
    ...changes,
  });

const ideas = [
  idea(1, { title: 'Chess Coach' }),
  idea(2, { description: 'Plays CHESS by post', difficulty: 'Advanced' }),
  idea(3, { tags: ['Go', 'WebRTC', 'Chess.js'], category: 'Healthcare' }),
  idea(4, { title: 'Garden Planner', difficulty: 'Advanced' }),
];

it('ideas are found by title, description and tags, category and difficulty', () => {
  const cases: [Partial<IdeaFilter>, number[]][] = [
    [{}, [1, 2, 3, 4]],
    [{ search: 'chess' }, [1, 2, 3]],
    [{ search: 'ChEsS' }, [1, 2, 3]],
    [{ search: 'webrtc' }, [3]],
    [{ search: 'ess co' }, [1]],
    [{ search: 'gowebrtc' }, []],
    // All words, if no text has the search as it is.
    [{ search: 'planner garden system' }, [4]],
    [{ search: 'something coach' }, [1]],
    [{ search: 'coach garden' }, []],
    [{ category: 'Healthcare' }, [3]],
    [{ difficulty: 'Advanced' }, [2, 4]],
    [{ search: 'chess', difficulty: 'Advanced' }, [2]],
    [{ search: 'chess', category: 'Finance & Banking' }, []],
  ];
  for (const [filter, ids] of cases) {
    const found = findIdeas(ideas, { search: '', category: ALL, difficulty: ALL, ...filter });
    expect([filter, found.map(({ id }) => id)]).toEqual([filter, ids]);
  }
});
