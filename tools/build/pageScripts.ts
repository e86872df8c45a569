import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation } from '@rspack/core';
import { mapsOf } from './moveSourceMaps';

/** The scripts of a build: those that every page needs, and those that each page needs in addition. */
export type PageScripts = { main: string[]; pages: Record<string, string[]> };

/** The name of the file beside the source maps. */
export const PAGE_SCRIPTS_FILE = 'pageScripts.json';

const scriptsOf = (group: { getFiles: () => readonly string[] }) =>
  group.getFiles().filter((file) => file.endsWith('.js'));

/** Writes which scripts each page of a build needs, for the budget. */
export function writePageScripts(compilation: Compilation, directory: string): void {
  const main = scriptsOf(compilation.entrypoints.get('main')!);
  const pages: PageScripts['pages'] = {};
  for (const group of compilation.chunkGroups) {
    for (const { request } of group.origins) {
      const page = /^@\/pages\/\w+\/(\w+)$/.exec(request ?? '')?.[1];
      if (page) pages[page] = scriptsOf(group).filter((file) => !main.includes(file));
    }
  }
  mkdirSync(mapsOf(directory), { recursive: true });
  writeFileSync(join(mapsOf(directory), PAGE_SCRIPTS_FILE), JSON.stringify({ main, pages }));
}
