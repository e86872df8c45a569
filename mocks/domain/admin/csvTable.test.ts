/** @jest-environment node */
import type { DomainError } from '../errors';
import { readCsv } from './csvTable';

const read = (text: string) => readCsv(new TextEncoder().encode(text));
const cellsOf = (text: string) => read(text).map(({ cells }) => cells);
const refusal = (message: RegExp) =>
  expect.objectContaining({
    kind: 'badRequest',
    message: expect.stringMatching(message) as string,
  }) as DomainError;

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

  it('report a quotation mark that is never closed, even without a text', () => {
    expect(read('a,b\n"').at(-1)).toMatchObject({
      line: 2,
      problem: expect.stringMatching(
        /write each one inside it twice\. Nothing after it was read\.$/,
      ),
    });
  });
});

describe('a file that is no CSV file', () => {
  it.each([
    ['empty', [], /^The file is empty\. Please choose another one\.$/],
    ['zip', [0x50, 0x4b, 0x03, 0x04], /^This is a zip file or an Excel workbook, not a CSV file\./],
    ['UTF-16, little-endian', [0xff, 0xfe, 0x41, 0x42], /^The file is in UTF-16 .* CSV\.$/],
    ['UTF-16, big-endian', [0xfe, 0xff, 0x41, 0x42], /^The file is in UTF-16 .* CSV\.$/],
    ['with a zero byte', [0x41, 0x42, 0x00, 0x43], /^The file is in UTF-16 or not text at all/],
    [
      'Latin-1',
      [0x43, 0x61, 0x66, 0xe9],
      /^The file is not in UTF-8, so some letters would be lost\. In Excel, choose .* CSV\.$/,
    ],
  ])('because it is %s says so', (_what, bytes, message) => {
    expect(() => readCsv(Uint8Array.from(bytes))).toThrow(refusal(message));
  });

  it.each(['Price,b', 'ÿþ', 'K'])('is told by more than %j at its start', (text) => {
    expect(read(text)).toHaveLength(1);
  });
});
