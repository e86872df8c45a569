/** @jest-environment node */
import { Table } from './table';

type Row = { readonly id: number; readonly colour: string };

const seed: readonly Row[] = [
  { id: 1, colour: 'red' },
  { id: 2, colour: 'blue' },
  { id: 3, colour: 'red' },
];

describe('a table', () => {
  it('finds rows by a column, even after a change', () => {
    const table = new Table(seed);
    expect(table.where('colour', 'red').map(({ id }) => id)).toEqual([1, 3]);
    table.put({ id: 3, colour: 'blue' });
    expect(table.where('colour', 'red').map(({ id }) => id)).toEqual([1]);
    expect(table.where('colour', 'blue').map(({ id }) => id)).toEqual([2, 3]);
    expect(table.where('colour', 'green')).toEqual([]);
  });

  it('removes a row from every index', () => {
    const table = new Table(seed);
    expect(table.where('colour', 'blue')).toHaveLength(1);
    table.remove(2);
    expect(table.get(2)).toBeUndefined();
    expect(table.all().map(({ id }) => id)).toEqual([1, 3]);
    expect(table.where('colour', 'blue')).toEqual([]);
  });

  it('never reuses the id of a removed row', () => {
    const table = new Table(seed);
    expect(table.nextId()).toBe(4);
    table.put({ id: 4, colour: 'green' });
    table.remove(4);
    expect(table.nextId()).toBe(5);
  });

  it('reports changed and removed rows; a row put back is not reported as removed', () => {
    const table = new Table(seed);
    expect(table.changes()).toEqual({ rows: [], removed: [] });
    table.put({ id: 1, colour: 'green' });
    table.put({ id: 4, colour: 'green' });
    table.remove(2);
    table.remove(4);
    expect(table.changes()).toEqual({ rows: [{ id: 1, colour: 'green' }], removed: [2, 4] });
    table.put({ id: 2, colour: 'blue' });
    expect(table.changes().removed).toEqual([4]);
  });

  it('accepts text ids', () => {
    const table = new Table([{ id: 'a', colour: 'red' }]);
    table.remove('a');
    expect(table.all()).toEqual([]);
    expect(table.nextId()).toBe(1);
  });
});
