/** @jest-environment node */
import { readColumns } from './read';

it.each([
  ['id', '5', 5],
  ['id', 5, 5],
  ['id', 'order_5', 'order_5'],
  ['id', null, null],
  ['conversationId', '7', 7],
  ['conversationId', 'seven', 'seven'],
  ['is_active', 0, false],
  ['is_active', '0', false],
  ['is_active', 1, true],
  ['is_active', '1', true],
  ['is_active', false, false],
  ['is_active', 2, 2],
  ['is_active', null, null],
  ['is_verified', '1', true],
  ['hasPurchased', 0, false],
  ['total', '12', 12],
  ['total', 'many', 0],
  ['total_pages', '3', 3],
  ['total_pages', null, 0],
  ['base_price', '10.00', '10.00'],
  ['download_count', '12', '12'],
  ['is_featured', 1, 1],
])('the field %s with %p is read as %p', (name, value, read) => {
  expect(readColumns({ [name]: value })).toEqual({ [name]: read });
});

it('reads fields of nested records and lists', () => {
  expect(
    readColumns({
      projects: [{ id: '1', is_active: 0, tags: ['0', '1'] }, null],
      pagination: { total: '2', next: null },
    }),
  ).toEqual({
    projects: [{ id: 1, is_active: false, tags: ['0', '1'] }, null],
    pagination: { total: 2, next: null },
  });
});

it.each([null, undefined, 'text', 7, true])('returns %p as it is', (value) => {
  expect(readColumns(value)).toBe(value);
});

it('reads a list of records', () => {
  expect(readColumns([{ id: '1' }, { id: '2' }])).toEqual([{ id: 1 }, { id: 2 }]);
});
