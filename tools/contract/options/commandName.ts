import { extname } from 'node:path';

/** Returns how to run a command: by its script in this repository, by its name in the package. */
export const commandName = (script: string): string =>
  extname(__filename) === '.ts' ? `npm run ${script} --` : `launchyard-${script.replace(':', '-')}`;
