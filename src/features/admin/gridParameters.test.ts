/** @jest-environment node */
import {
  oneOf,
  parseGridParameters,
  toGridQuery,
  toListArg,
  type GridDefinition,
} from './gridParameters';

const definition = {
  sorts: ['updated_at', 'title'],
  defaultOrder: 'DESC',
  filters: { status: oneOf('active', 'inactive'), category: (value: string) => value.trim() },
} as const satisfies GridDefinition;

const parse = (query: string) => parseGridParameters(definition, new URLSearchParams(query));
const defaults = {
  page: 1,
  pageSize: 25,
  sort: 'updated_at',
  order: 'DESC',
  search: '',
  filters: { status: '', category: '' },
};

describe('the URL parameters of a grid', () => {
  it.each([
    '',
    'page=0&limit=7&sort=evil&order=up&status=gone&category=%20&search=%20',
    'page=abc&limit=1e2',
    'limit=25&sort=updated_at&order=DESC',
  ])('%p parses to the defaults', (query) => {
    expect(parse(query)).toEqual(defaults);
    expect(toGridQuery(definition, parse(query)).toString()).toBe('');
  });

  it('round-trip every value', () => {
    const query =
      'search=go+crm&status=active&category=CRM+%26+Sales&sort=title&order=ASC&limit=100&page=3';
    expect(parse(query)).toEqual({
      page: 3,
      pageSize: 100,
      sort: 'title',
      order: 'ASC',
      search: 'go crm',
      filters: { status: 'active', category: 'CRM & Sales' },
    });
    expect(toGridQuery(definition, parse(query)).toString()).toBe(query);
  });

  it('leave an empty search out of the request', () => {
    expect(toListArg(parse('limit=50&order=asc'))).toEqual({
      page: 1,
      limit: 50,
      sort: 'updated_at',
      order: 'ASC',
    });
    expect(toListArg(parse('search=a'))).toMatchObject({ search: 'a' });
  });
});
