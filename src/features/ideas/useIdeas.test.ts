/** @jest-environment node */
import { ALL, type IdeaFilter, type ProjectIdea } from './idea';
import { findIdeas, indexIdea, makeIdeaIndex } from './useIdeas';

const idea = (id: number, changes: Partial<ProjectIdea>): ProjectIdea => ({
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
  idea(5, { title: 'Webcamera', description: 'Duchess', difficulty: 'Advanced' }),
];
const index = makeIdeaIndex();
for (const each of ideas) indexIdea(index, each);

it('ideas are found by title, description and tags, category and difficulty', () => {
  const cases: [Partial<IdeaFilter>, number[]][] = [
    [{}, [1, 2, 3, 4, 5]],
    // Whole words first, the most telling field before others, and parts of words last.
    [{ search: 'chess' }, [1, 3, 2, 5]],
    [{ search: 'ChEsS' }, [1, 3, 2, 5]],
    [{ search: 'bca' }, [1, 3, 5]],
    [{ search: 'webrtc' }, [3]],
    [{ search: 'ess co' }, [1]],
    [{ search: 'gowebrtc' }, []],
    [{ search: 'planner garden system' }, [4]],
    [{ search: 'something coach' }, [1]],
    [{ search: 'coach garden' }, [1, 4]],
    [{ search: 'gardn' }, [4]],
    [{ search: 'gardn', verbatim: true }, []],
    [{ category: 'Healthcare' }, [3]],
    [{ difficulty: 'Advanced' }, [2, 4, 5]],
    [{ search: 'chess', difficulty: 'Advanced' }, [2, 5]],
    [{ search: 'chess', category: 'Finance & Banking' }, []],
  ];
  for (const [filter, ids] of cases) {
    const whole = {
      search: '',
      verbatim: false,
      category: ALL,
      difficulty: ALL,
      ...filter,
    } as const;
    const found = findIdeas(ideas, index, whole).ideas.map(({ id }) => id);
    expect([filter, found]).toEqual([filter, ids]);
  }
});
