/**
 * The mock backend as an HTTP server: `npm run mock:server`, port 4000 (`PORT`), on the loopback
 * interface unless `--host` names another. It also serves the simulated checkout's script, for
 * production builds, and the workbench at /__workbench.
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { build } from 'esbuild';
import { countOf } from '@/lib/numbers';
import { Controls } from './controls/controls';
import { DEFAULT_SETUP, type Setup } from './controls/setup';
import { readSetupFile } from './controls/setupFile';
import { createMockBackend, type MockBackend } from './createMockBackend';
import { Recording } from './log/recording';
import { directoryFiles } from './persistence/directoryFiles';
import { readSnapshotFile, snapshotFile } from './persistence/snapshotFile';
import { AUTO_REPLY_MS, MISSED_ANSWER_MS } from './realtime/conversationTimer';
import { attachSocketServer } from './realtime/socketIoServer';
import { type BugReport, readBugReport } from './report/bugReport';
import { describeGaps, toRestoredFaults, toRestoredSetup } from './report/restoring';
import { DEFAULT_SEED } from './seeds';
import { createApp } from './server/createApp';
import { forward } from './server/forward';
import { BrokenConnection } from './server/httpError';
import { createLimitedServer } from './server/limitedServer';
import { readOptions, type ServerOptions } from './server/options';
import { readPicture } from './server/pictures';
import { DEFAULT_PORT } from './server/port';
import { tellWebhook } from './server/webhook';

/** Returns a script for pages; `entry` is a path within this folder. */
async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]!.text;
}

async function seededPicture(name: string): Promise<Response> {
  const file = await readPicture(name);
  return file
    ? new Response(file, {
        headers: { 'Content-Type': name.endsWith('.webm') ? 'video/webm' : 'image/webp' },
      })
    : Response.json({ success: false, message: 'Picture not found' }, { status: 404 });
}

/** Reads what a JSON file contains; undefined if none is named. */
async function readInput<Content>(
  file: string | undefined,
  parse: (value: unknown) => Content,
): Promise<Content | undefined> {
  if (file === undefined) return undefined;
  try {
    // Drops a byte-order mark, which editors may have added.
    return parse(JSON.parse(new TextDecoder().decode(await readFile(file))));
  } catch (error) {
    throw new Error(`${file} cannot be used: ${(error as Error).message}`, { cause: error });
  }
}

/** Returns a sentence for everything in a bug report that a server cannot restore. */
function describeMissing(report: BugReport): string[] {
  const { page, setup } = report;
  const switches = Object.keys(readSetupFile(setup).switches);
  const { pathname, search } = new URL(page?.url ?? 'http://localhost');
  return [
    ...describeGaps(report),
    ...(switches.length > 0 ? [`Set the switches ${switches.join(', ')} in the storefront.`] : []),
    ...(page?.signedIn?.email ? [`Log in as ${page.signedIn.email}.`] : []),
    ...(page ? [`Open ${pathname}${search}, without what the browser had stored.`] : []),
  ];
}

/** Opens the backend with the state in the data file or the bug report. */
async function openBackend(options: ServerOptions, report?: BugReport): Promise<MockBackend> {
  const { data, seed, seeded, clock, size, latencyMs, checkoutSecret, webhook } = options;
  const stored = data === undefined ? undefined : await readSnapshotFile(data);
  if (stored && seed !== undefined && seed !== stored.seed) {
    throw new Error(`${data} was created with the seed ${stored.seed}, not ${seed}`);
  }
  if (stored && size !== undefined && size !== stored.size) {
    throw new Error(`${data} was created with the size ${stored.size}, not ${size}`);
  }
  const backend = createMockBackend({
    seed: seed ?? stored?.seed ?? report?.state.seed ?? DEFAULT_SEED,
    size: size ?? stored?.size ?? report?.state.size ?? DEFAULT_SETUP.size,
    seeded,
    clock,
    ...(data !== undefined && {
      storage: snapshotFile(data, stored),
      needsStorage: true,
      files: directoryFiles(`${data}.files`),
    }),
    latencyMs,
    seededPicture,
    autoReplyMs: AUTO_REPLY_MS,
    missedAnswerMs: MISSED_ANSWER_MS,
    forward,
    realBackend: checkoutSecret
      ? {
          secret: checkoutSecret,
          onPayment: (payment) => !webhook || tellWebhook(webhook, payment),
        }
      : undefined,
    breakConnection: () => {
      throw new BrokenConnection('The setup breaks this connection');
    },
  });
  await backend.open().catch((error: Error) => {
    throw new Error(`${data} cannot be used: ${error.message}`, { cause: error });
  });
  if (report) await backend.importState(report.state);
  return backend;
}

/** Resolves once the server listens; rejects with an error message if it cannot. */
async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${port} is taken; choose another one with PORT`)
      : error;
  });
}

async function main(): Promise<void> {
  const port = Number(process.env.PORT) || DEFAULT_PORT;
  const options = readOptions(process.argv.slice(2));
  const report = await readInput(options.report, readBugReport);
  const recording = await readInput(options.har, (har) => new Recording(har));
  const backend = await openBackend(options, report);
  backend.recording = recording ?? null;
  const { seed, size } = backend;
  const { scenario, extensions, seeded, clock } = options;
  const setup: Setup = report
    ? // People and switches belong to a page.
      { ...toRestoredSetup(report, new Date()), as: null, switches: {} }
    : { ...DEFAULT_SETUP, scenario, extensions, seeded, clock, seed, size };
  const controls = new Controls(backend, setup);
  if (report) controls.resumeFaults(toRestoredFaults(report));
  const checkout = await bundle('server/checkout.ts');
  let bundledDemo: Promise<string> | undefined;
  // A second of work, which a server saves whose demos nobody opens.
  const demo = () => (bundledDemo ??= bundle('demo/index.tsx'));

  const app = createApp({ backend, controls, checkout, demo, host: options.host });
  const server = createLimitedServer(app);
  await listen(server, port, options.host);
  console.log(`The mock backend runs at http://localhost:${port}`);
  if (options.checkoutSecret) {
    const told = options.webhook ? `, with events to ${options.webhook.url}` : '';
    console.log(`Its simulated checkout takes payments for a real backend${told}`);
  }
  if (recording) console.log(`It replays ${countOf(recording.size, 'response')} of ${options.har}`);
  for (const sentence of report ? describeMissing(report) : []) console.log(sentence);
  console.log(`Its workbench is at http://localhost:${port}/__workbench`);
  const sockets = attachSocketServer(server, backend.hub);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      backend.hub.reset();
      // Closes the HTTP server too.
      void sockets.close();
      server.closeAllConnections();
    });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
