/** @jest-environment node */
import { strFromU8 } from 'fflate';
import { sampleData } from './sampleData';

describe('sample data', () => {
  it.each([0, 10, 31, 32, 500, 100_000])('have exactly %i bytes, in lines', (size) => {
    const bytes = sampleData(1, size);
    expect(bytes).toHaveLength(size);
    if (size > 0) expect(bytes.at(-1)).toBe(10);
  });

  it('are a table with one row for each number', () => {
    const lines = strFromU8(sampleData(1, 60_000)).split('\n');
    expect(lines[0]).toBe('id,name,place,state,amount');
    expect(lines[1]).toBe('1,Ravi 1,Jaipur,done,79.19');
    expect(lines[2]).toBe('2,Meera 2,Bengaluru,open,158.38');
    expect(lines[1000]).toMatch(/^1000,/);
    expect(lines[1001]).toBe(lines[1]);
    for (const line of lines.slice(1, -2)) {
      expect(line).toMatch(/^\d+,[A-Z][a-z]+ \d+,[A-Z][a-z]+,(open|done|waiting),\d+\.\d\d$/);
    }
  });
});
