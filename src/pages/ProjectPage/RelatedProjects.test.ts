/** @jest-environment node */
import { chooseRelated, firstList } from './RelatedProjects';

const project = { id: 1, category: 'Healthcare', technologies: 'React, Node.js, MongoDB' };

const ids = (projects: readonly { id: number }[]) => projects.map(({ id }) => id);

describe('related projects', () => {
  it('are of the category first, then of its group, and share the most technologies', () => {
    const candidates = [
      { id: 1, category: 'Healthcare', technologies: 'React' },
      { id: 2, category: 'Retail', technologies: 'react, node.js, MongoDB' },
      { id: 3, category: 'Healthcare', technologies: 'PHP' },
      { id: 4, category: 'Healthcare', technologies: 'React, PHP' },
      { id: 5, category: 'Retail', technologies: 'Go' },
      { id: 6, category: 'Pharmacy & Medicines', technologies: 'Go' },
    ];
    expect(ids(chooseRelated(project, candidates))).toEqual([4, 3, 6, 2]);
  });

  it('are at most four', () => {
    const candidates = [2, 3, 4, 5, 6].map((id) => ({ ...project, id }));
    expect(ids(chooseRelated(project, candidates))).toEqual([2, 3, 4, 5]);
  });

  it('of a project without a category share a technology', () => {
    const uncategorized = { ...project, category: null };
    const candidates = [
      { id: 2, category: null, technologies: 'Go' },
      { id: 3, category: null, technologies: 'MongoDB' },
    ];
    expect(ids(chooseRelated(uncategorized, candidates))).toEqual([3]);
  });

  it.each([
    [project, { search: 'Healthcare' }],
    [{ ...project, category: null }, { search: 'React' }],
    [{ ...project, category: ' ', technologies: '' }, {}],
  ])('are searched by category or technology', (given, list) => {
    expect(firstList(given)).toEqual(list);
  });
});
