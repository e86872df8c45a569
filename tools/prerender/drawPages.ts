/** Draws the pages that a parent process names; see {@link drawInProcesses}. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { getConfig, installConfig, type ShopConfig } from '@/config/shopConfig';
import { documentOf } from '../serve/addresses';
import { writeWhole } from './pageFiles';
import type { DrawPages, PageTask } from './writeCatalogue';

/** The number of pages for which another process is worth its start. */
const PAGES_PER_PROCESS = 100;
/**
 * Half of the heap is enough; without a limit that of a long run grows to the double. Room for what a page leaves
 * behind halves the time of the garbage collector.
 */
const HEAP = ['--max-old-space-size=256', '--max-semi-space-size=32'];

/** Draws pages in this process. */
export const drawPages: DrawPages = async (pages, { directory, host, template }) => {
  if (pages.length === 0) return [];
  const { renderPage } = await import('./renderPage');
  const { toPageDocument } = await import('./document');
  const gone: string[] = [];
  const left = pages.values();
  const drawLeft = async () => {
    for (const { path, related } of left) {
      const page = await renderPage(path, host, related);
      if (page.isMissing) gone.push(path);
      else writeWhole(directory, documentOf(path), toPageDocument(template, page));
    }
  };
  // While the data of one page is on its way, the other is drawn.
  await Promise.all([drawLeft(), drawLeft()]);
  return gone;
};

type Task = { pages: readonly PageTask[]; from: Parameters<DrawPages>[1]; config: ShopConfig };

/** Draws many pages in as many processes as the machine runs at a time. */
export const drawInProcesses: DrawPages = async (pages, from) => {
  const count = Math.min(availableParallelism(), Math.floor(pages.length / PAGES_PER_PROCESS));
  if (count < 2) return drawPages(pages, from);
  const shares = Array.from({ length: count }, (_share, index) =>
    pages.filter((_page, at) => at % count === index),
  );
  const gone = await Promise.all(
    shares.map(async (share) => {
      const child = fork(__filename, { execArgv: [...process.execArgv, ...HEAP] });
      const ended = once(child, 'exit');
      let answer: string[] | undefined;
      child.on('message', (message) => {
        answer = message as string[];
      });
      child.send({ pages: share, from, config: getConfig() } satisfies Task);
      await ended;
      if (!answer) throw new Error('Not all pages could be written.');
      return answer;
    }),
  );
  return gone.flat();
};

if (require.main === module) {
  process.once('message', ({ pages, from, config }: Task) => {
    installConfig(config);
    drawPages(pages, from).then(
      (gone) => process.send!(gone, () => process.disconnect()),
      (error: Error) => {
        console.error(error.message);
        process.exit(1);
      },
    );
  });
}
