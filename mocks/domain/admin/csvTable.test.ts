/** @jest-environment node */
import { readCsv } from './csvTable';

const read = (text: string) => readCsv(new TextEncoder().encode(text));
const cellsOf = (text: string) => read(text).map(({ cells }) => cells);

describe('the cells of a CSV file', () => {
  it.each(['a,b\n1,2', 'a;b\n1;2', 'a\tb\n1\t2'])('are separated in %j', (text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('are separated by what occurs most in the header, otherwise by commas', () => {
    expect(cellsOf('a;b;c,d\n1,2;3;4')).toEqual([
      ['a', 'b', 'c,d'],
      ['1,2', '3', '4'],
    ]);
    expect(cellsOf('a;b,c\n1;2,3')).toEqual([
      ['a;b', 'c'],
      ['1;2', '3'],
    ]);
    expect(cellsOf('a\tb\n1;2;3\t4')).toEqual([
      ['a', 'b'],
      ['1;2;3', '4'],
    ]);
  });

  it('have no white space around them', () => {
    expect(cellsOf(' a , b\n 1,"  2 "')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });
});

describe('the lines of a CSV file', () => {
  it.each(['\n', '\r\n', '\r'])('end with %j', (end) => {
    const records = read(['Price,b', '1,"2', '3"', '', ' , ', '4,5', ''].join(end));
    expect(records).toEqual([
      { line: 1, cells: ['Price', 'b'], problem: null },
      { line: 2, cells: ['1', '2\n3'], problem: null },
      { line: 6, cells: ['4', '5'], problem: null },
    ]);
  });

  it('are left out if they are empty', () => {
    expect(read('\n\n')).toEqual([]);
  });

  it('report a quotation mark inside a text', () => {
    const [, record, next] = read('a,b\n"x"y",2\n3,4');
    expect(record).toMatchObject({
      line: 2,
      problem:
        'A quotation mark is never closed, or stands inside a text. Put the whole text in quotation marks, and write each one inside it twice.',
    });
    expect(next).toEqual({ line: 3, cells: ['3', '4'], problem: null });
  });
});
