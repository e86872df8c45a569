/** @jest-environment node */
import { CATEGORY_CHOICES, parseIdeaParameters, toIdeaQuery } from './ideaParameters';

const parse = (query: string) => parseIdeaParameters(new URLSearchParams(query));
const defaults = { search: '', difficulty: 'All', category: 'All', page: 1 };

describe('the URL parameters of the ideas page', () => {
  it.each([
    '',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=abc',
    'difficulty=Impossible&category=All',
    'category=toString',
    'search=%20%0A',
  ])('%p parses to the defaults', (query) => {
    expect(parse(query)).toEqual(defaults);
  });

  it.each(CATEGORY_CHOICES)('round-trip the category %s', (category) => {
    const parameters = { ...defaults, category, difficulty: 'Advanced', search: 'a&b', page: 7 };
    const query = toIdeaQuery(parse(toIdeaQuery({ ...parse(''), category }).toString()));
    expect(query.get('category')).toBe(category === 'All' ? null : category);
    expect(parse(new URLSearchParams({ ...parameters, page: '7' }).toString())).toEqual(parameters);
  });

  it('omit defaults', () => {
    expect(toIdeaQuery(parse('')).toString()).toBe('');
    expect(toIdeaQuery(parse('page=2&category=Education&search=a')).toString()).toBe(
      'search=a&category=Education&page=2',
    );
  });
});
