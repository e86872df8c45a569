import { readFileSync } from 'node:fs';
import { parse, YAMLParseError } from 'yaml';
import { findBrokenReferences } from '../diff/findBrokenReferences';
import { commandName, UsageError } from './commandLine';

/** The text printed for --help. */
export const DIFF_USAGE = `Usage: ${commandName('contract:diff')} OLD NEW

  OLD, NEW   two OpenAPI 3 documents, YAML or JSON

Exit codes: 0 no changes or only compatible ones, 1 breaking changes, 2 usage error.`;

function describeFailure(file: string, error: unknown): string {
  if (error instanceof YAMLParseError) {
    const [summary] = error.message.split(/ at line \d+|\n/);
    return `${file}:${error.linePos?.[0].line ?? 1}: ${summary}`;
  }
  const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
  return isMissing ? `File not found: ${file}` : `${file} cannot be read`;
}

/** Throws if a reference of the document is broken, because targets are compared. */
function expectReferences(file: string, document: object): void {
  const { dangling, outside } = findBrokenReferences(document);
  if (dangling[0]) throw new UsageError(`${file} refers to ${dangling[0]}, which it does not have`);
  if (outside[0]) {
    throw new UsageError(
      `${file} refers to ${outside[0]}, outside of the file; bundle it first, e.g. with npx redocly bundle`,
    );
  }
}

/** Reads an OpenAPI 3 document. Throws `UsageError`. */
export function readOpenApi(file: string): object {
  let document: unknown;
  try {
    document = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(describeFailure(file, error));
  }
  const { openapi, paths } = (document ?? {}) as { openapi?: unknown; paths?: unknown };
  if (!/^3\./.test(String(openapi)) || typeof paths !== 'object') {
    throw new UsageError(`${file} is not an OpenAPI 3 document`);
  }
  expectReferences(file, document as object);
  return document as object;
}

/** Parses the command line of `npm run contract:diff` and reads both files. Throws `UsageError`. */
export function parseDiffOptions(args: string[]): { before: object; after: object } {
  const [oldFile, newFile, ...others] = args;
  if (!oldFile || !newFile || others.length > 0) throw new UsageError('Specify two files: OLD NEW');
  return { before: readOpenApi(oldFile), after: readOpenApi(newFile) };
}
