/** @jest-environment node */
import { toCsv } from './csv';

const linesOf = (csv: string) => csv.slice(1).split('\r\n');

describe('a CSV file', () => {
  it('begins with a byte order mark and ends every line with CR and LF', () => {
    const csv = toCsv([
      ['Date', 'Amount'],
      ['2025-10-15', 4999.5],
    ]);
    expect(csv).toBe('\uFEFFDate,Amount\r\n2025-10-15,4999.5\r\n');
  });

  it('puts fields with commas, quotes or line breaks in quotes', () => {
    expect(linesOf(toCsv([['a,b', 'say "hi"', 'one\ntwo', 'plain']]))[0]).toBe(
      '"a,b","say ""hi""","one\ntwo",plain',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '|calc', ' =1', '\t1', '\r1', '＝1'])(
    'keeps %j from being a formula',
    (text) => {
      const field = linesOf(toCsv([[text]])).join('\r\n');
      expect(field.replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('leaves numbers numbers, and letters of any script as they are', () => {
    expect(linesOf(toCsv([[-5, 'प्रिया', 'a=b', '']]))[0]).toBe('-5,प्रिया,a=b,');
  });
});
