import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { UsageError } from './usageError';

/** The text printed for --help. */
export const DIFF_USAGE = `Usage: npm run contract:diff OLD NEW

  OLD, NEW   two OpenAPI 3 documents, YAML or JSON

Exit codes: 0 no changes or only compatible ones, 1 breaking changes, 2 usage error.`;

function readOpenApi(file: string): object {
  let document: unknown;
  try {
    document = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new UsageError(isMissing ? `File not found: ${file}` : `${file} cannot be read`);
  }
  const { openapi, paths } = (document ?? {}) as { openapi?: unknown; paths?: unknown };
  if (!/^3\./.test(String(openapi)) || typeof paths !== 'object') {
    throw new UsageError(`${file} is not an OpenAPI 3 document`);
  }
  return document as object;
}

/** Parses the command line of `npm run contract:diff` and reads both files. Throws `UsageError`. */
export function parseDiffOptions(args: string[]): { before: object; after: object } {
  const [oldFile, newFile, ...others] = args;
  if (!oldFile || !newFile || others.length > 0) throw new UsageError('Specify two files: OLD NEW');
  return { before: readOpenApi(oldFile), after: readOpenApi(newFile) };
}
