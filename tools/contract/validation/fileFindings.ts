import { unzipSync } from 'fflate';
import type { ReceivedResponse } from '../exchange/types';
import type { Finding } from './finding';

const ZIP_SIGNATURE = [0x50, 0x4b, 0x03, 0x04];
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
const QUOTED = /"(?:[^"]|"")*"/g;
/** Matches cells that a spreadsheet would evaluate as formulas. */
const FORMULA = /(?:^|[,\n])"?[=+\-@\t]/;

function zipProblem(bytes: Uint8Array): string | undefined {
  if (bytes.byteLength === 0) return 'The file is empty';
  if (!ZIP_SIGNATURE.every((byte, index) => bytes[index] === byte)) {
    return 'The file does not start with the signature of a zip file (PK 03 04)';
  }
  try {
    const entries = Object.values(unzipSync(bytes));
    return entries.some(({ byteLength }) => byteLength > 0)
      ? undefined
      : 'The zip file contains only empty files';
  } catch (error) {
    return `The zip file cannot be unpacked: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function csvProblem(bytes: Uint8Array): string | undefined {
  if (!BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte)) {
    return 'The CSV file does not start with a byte order mark (EF BB BF)';
  }
  const text = new TextDecoder().decode(bytes);
  if (/[^\r]\n/.test(text.replace(QUOTED, ''))) return 'Lines do not end with CRLF (RFC 4180)';
  return FORMULA.test(text) ? 'A spreadsheet would evaluate a cell as a formula' : undefined;
}

const checks: Record<string, [find: (bytes: Uint8Array) => string | undefined, expected: string]> =
  {
    'application/zip': [zipProblem, 'a zip file with entries'],
    'text/csv': [csvProblem, 'CSV as in RFC 4180, with a byte order mark'],
  };

/** Checks a file against its content type and, if present, its Content-Length. */
export function* findFileErrors(
  { bytes, headers }: ReceivedResponse,
  contentType: string,
): Generator<Finding> {
  const [find, expected] = checks[contentType] ?? [];
  const message = find?.(bytes);
  if (message !== undefined) {
    const start = Buffer.from(bytes.subarray(0, 8)).toString('hex');
    yield { rule: 'file', message, expected, actual: `${bytes.byteLength} bytes: ${start}` };
  }
  const length = headers.get('Content-Length');
  // The length is that of the compressed file, while the bytes are decompressed.
  if (length === null || headers.has('Content-Encoding')) return;
  if (Number(length) === bytes.byteLength) return;
  const differs = 'Content-Length differs from the number of bytes received';
  yield { rule: 'header', message: differs, expected: bytes.byteLength, actual: length };
}
