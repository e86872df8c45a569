import { unzipSync } from 'fflate';
import type { Answer } from '../exchange/types';
import type { Finding } from './finding';

const ZIP_SIGNATURE = [0x50, 0x4b, 0x03, 0x04];

function zipProblem(bytes: Uint8Array): string | undefined {
  if (bytes.byteLength === 0) return 'The file is empty';
  if (!ZIP_SIGNATURE.every((byte, index) => bytes[index] === byte)) {
    return 'The file does not begin as a zip file with entries does (PK 03 04)';
  }
  try {
    const entries = Object.values(unzipSync(bytes));
    return entries.some(({ byteLength }) => byteLength > 0)
      ? undefined
      : 'The zip file holds no file with anything in it';
  } catch (error) {
    return `The zip file cannot be unpacked: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Holds a binary answer to its content type, and to its Content-Length when it says one. */
export function findBinaryErrors({ bytes, headers }: Answer, contentType: string): Finding[] {
  const findings: Finding[] = [];
  const problem = contentType === 'application/zip' ? zipProblem(bytes) : undefined;
  if (problem) {
    findings.push({
      rule: 'binary',
      message: problem,
      expected: 'a zip file with entries',
      actual: `${bytes.byteLength} bytes: ${Buffer.from(bytes.subarray(0, 8)).toString('hex')}`,
    });
  }
  const length = headers.get('Content-Length');
  if (length !== null && Number(length) !== bytes.byteLength) {
    findings.push({
      rule: 'header',
      message: 'Content-Length is not the number of bytes that came',
      expected: bytes.byteLength,
      actual: length,
    });
  }
  return findings;
}
