import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { UsageError } from './usageError';

/** What is printed for --help. */
export const DIFF_USAGE = `Usage: npm run contract:diff OLD NEW

  OLD, NEW   two OpenAPI 3 documents, YAML or JSON

Exit code 0: nothing changed or everything is compatible, 1: something breaks clients of OLD,
2: called wrongly.`;

function readOpenApi(file: string): object {
  let document: unknown;
  try {
    document = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new UsageError(isMissing ? `There is no file ${file}` : `${file} cannot be read`);
  }
  const { openapi, paths } = (document ?? {}) as { openapi?: unknown; paths?: unknown };
  if (!/^3\./.test(String(openapi)) || typeof paths !== 'object') {
    throw new UsageError(`${file} is no OpenAPI 3 document`);
  }
  return document as object;
}

/** Reads the command line of `npm run contract:diff` and its two files; throws `UsageError`. */
export function parseDiffOptions(args: string[]): { before: object; after: object } {
  const [oldFile, newFile, ...others] = args;
  if (!oldFile || !newFile || others.length > 0) throw new UsageError('Name two files: OLD NEW');
  return { before: readOpenApi(oldFile), after: readOpenApi(newFile) };
}
