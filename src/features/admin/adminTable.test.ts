/** @jest-environment node */
import { adminTable, gridSelect, gridText, toFilterArguments, toListArguments } from './adminTable';

const column = { heading: 'A column', width: 100, render: () => null };

const { format } = adminTable({
  label: 'Rows',
  searchLabel: 'Search',
  sortedBy: 'updated_at',
  columns: [
    { ...column, field: 'title', firstOrder: 'ASC' },
    { ...column, field: 'updated_at', firstOrder: 'DESC' },
    { ...column, field: 'evil' },
  ],
  filters: {
    status: gridSelect('Status', [
      ['active', 'Active'],
      ['inactive', 'Inactive'],
    ]),
    verified: gridSelect('Verified', [
      [true, 'Yes'],
      [false, 'No'],
    ]),
    category: gridText('Category'),
  },
  rowId: () => 1,
  rowName: () => 'a row',
  card: () => null,
});

const parse = (query: string) => format.parse(new URLSearchParams(query));

it('the URL of a grid falls back to defaults, which it omits', () => {
  for (const query of [
    '',
    'page=0&limit=7&sort=evil&order=up&status=gone&category=%20&search=%20',
    'page=abc&limit=1e2',
    'limit=25&sort=updated_at&order=DESC',
  ]) {
    expect([query, parse(query)]).toEqual([
      query,
      {
        search: '',
        status: '',
        verified: '',
        category: '',
        sort: 'updated_at',
        order: 'DESC',
        limit: 25,
        page: 1,
      },
    ]);
    expect([query, format.toQuery(parse(query)).toString()]).toEqual([query, '']);
  }
});

it('the URL of a grid holds every value, which its request takes over unless it is empty', () => {
  const query =
    'search=go+crm&status=active&verified=false&category=CRM+%26+Sales&sort=title&order=ASC&limit=100&page=3';
  expect(format.toQuery(parse(query)).toString()).toBe(query);
  expect(toListArguments(parse(query))).toEqual({
    search: 'go crm',
    status: 'active',
    verified: false,
    category: 'CRM & Sales',
    sort: 'title',
    order: 'ASC',
    limit: 100,
    page: 3,
  });
  expect(toListArguments(parse('limit=50&order=asc'))).toEqual({
    sort: 'updated_at',
    order: 'ASC',
    limit: 50,
    page: 1,
  });
  expect(toFilterArguments(parse('search=a&limit=50'))).toEqual({ search: 'a' });
});
