import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files of a contract: an OpenAPI document, and the AsyncAPI document of its events. */
export type DocumentFiles = { openApi: string; asyncApi: string };

const OPENAPI = 'openapi.yaml';
const ASYNCAPI = 'asyncapi.yaml';

/** Returns the nearest folder that contains the documents: the repository's or the package's. */
function findFolder(): string {
  for (let folder = __dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, OPENAPI)) || folder === dirname(folder)) return folder;
  }
}

/**
 * Returns the files to read: the given ones, or else those that come with the checker. If no events
 * are given, those next to a given document are used, if any.
 */
export function documentFiles(openApi?: string, asyncApi?: string): DocumentFiles {
  const folder = findFolder();
  const beside = join(openApi === undefined ? folder : dirname(openApi), ASYNCAPI);
  return {
    openApi: openApi ?? join(folder, OPENAPI),
    asyncApi: asyncApi ?? (existsSync(beside) ? beside : join(folder, ASYNCAPI)),
  };
}
