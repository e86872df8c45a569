import Papa from 'papaparse';
import { reject } from './inputValues';

const ZIP_SIGNATURE = [0x50, 0x4b];
const UTF16_MARKS = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];
const DELIMITERS = [',', ';', '\t'];

const SAVE_AS_UTF8 =
  'In Excel, choose "CSV UTF-8" under Save as; in Google Sheets, download it as CSV.';

/** A record of a CSV file with the line of the file on which it begins. */
export type CsvRecord = {
  line: number;
  cells: string[];
  /** Why it cannot be read; null if it can. */
  problem: string | null;
};

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

function decode(bytes: Uint8Array): string {
  if (bytes.length === 0) reject('The file is empty. Please choose another one.');
  if (startsWith(bytes, ZIP_SIGNATURE)) {
    reject(
      'This is a zip file or an Excel workbook, not a CSV file. Unpack it, or save the workbook as CSV UTF-8.',
    );
  }
  if (UTF16_MARKS.some((mark) => startsWith(bytes, mark)) || bytes.includes(0)) {
    reject(`The file is in UTF-16 or not text at all; it must be UTF-8. ${SAVE_AS_UTF8}`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return reject(`The file is not in UTF-8, so some letters would be lost. ${SAVE_AS_UTF8}`);
  }
}

const occurrences = (text: string, letter: string) => text.split(letter).length - 1;

/** The first line with which Excel names the delimiter; other programs put it in quotation marks. */
const NAMED_DELIMITER = /^"?sep=([^\n\w" ])"?[\t ,;]*\n/i;

/**
 * Returns the delimiter that the first line names, or else the one that occurs most in the header;
 * no column name contains one.
 */
function findDelimiter(text: string): string {
  const named = NAMED_DELIMITER.exec(text)?.[1];
  if (named !== undefined) return named;
  const [header = ''] = text.trimStart().split('\n', 1);
  return DELIMITERS.reduce((best, each) =>
    occurrences(header, each) > occurrences(header, best) ? each : best,
  );
}

function describeQuotes(codes: readonly string[]): string | null {
  if (codes.length === 0) return null;
  const problem =
    'A quotation mark is never closed, or stands inside a text. Put the whole text in quotation marks, and write each one inside it twice.';
  return codes.includes('MissingQuotes') ? `${problem} Nothing after it was read.` : problem;
}

/** Parses a CSV file (RFC 4180) without its empty lines; throws a DomainError if it is invalid. */
export function readCsv(bytes: Uint8Array): CsvRecord[] {
  const text = decode(bytes).replace(/\r\n?/g, '\n');
  const records: CsvRecord[] = [];
  let line = 1;
  let start = 0;
  Papa.parse<string[]>(text, {
    delimiter: findDelimiter(text),
    newline: '\n',
    step: ({ data, errors, meta: { cursor } }) => {
      const cells = data.map((cell) => cell.trim());
      const problem = describeQuotes(errors.map(({ code }) => code));
      const isNamed = line === 1 && NAMED_DELIMITER.test(text);
      const isBlank = !problem && cells.every((cell) => cell === '');
      if (!isNamed && !isBlank) records.push({ line, cells, problem });
      line += occurrences(text.slice(start, cursor), '\n');
      start = cursor;
    },
  });
  return records;
}
