/** @jest-environment node */
import { toCsv } from './csv';

const linesOf = (csv: string) => csv.slice(1).split('\r\n');

describe('a CSV file', () => {
  it('starts with a byte order mark and ends each line with CRLF', () => {
    const csv = toCsv([
      ['Date', 'Amount'],
      ['2025-10-15', 4999.5],
    ]);
    expect(csv).toBe('\uFEFFDate,Amount\r\n2025-10-15,4999.5\r\n');
  });

  it('quotes fields with commas, quotes or line breaks', () => {
    expect(linesOf(toCsv([['a,b', 'say "hi"', 'one\ntwo', 'plain']]))[0]).toBe(
      '"a,b","say ""hi""","one\ntwo",plain',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '|calc', ' =1', '\t1', '\r1', '＝1'])(
    'prevents %j from being read as a formula',
    (text) => {
      const field = linesOf(toCsv([[text]])).join('\r\n');
      expect(field.replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('keeps numbers as numbers, and letters of any script as they are', () => {
    expect(linesOf(toCsv([[-5, 'प्रिया', 'a=b', '']]))[0]).toBe('-5,प्रिया,a=b,');
  });
});
