/**
 * Repeatedly kills the mock server while it writes, and checks that everything it confirmed is
 * still there: `npm run mock:crash -- --times 20`. Exits with 1 if anything is lost.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Customers } from './customers';
import { killServer, startServer } from './serverProcess';

const DEFAULT_TIMES = 20;
const PORT = 4290;
/** Number of concurrent requests. */
const WRITERS = 8;
/** Maximum time from the first response to the kill, in milliseconds. */
const LONGEST_LIFE_MS = 400;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Kills a server while it writes; adds the confirmed customers. */
async function crash(file: string, customers: Customers, livesMs: number): Promise<void> {
  const server = await startServer(PORT, file);
  const write = async () => {
    let isAnswered = true;
    while (isAnswered) isAnswered = await customers.register();
  };
  await customers.register();
  const writers = Array.from({ length: WRITERS }, write);
  await sleep(livesMs);
  await killServer(server);
  await Promise.all(writers);
  // The file is never partially written.
  JSON.parse(readFileSync(file, 'utf8'));
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { times: { type: 'string' } } });
  const times = Number(values.times ?? DEFAULT_TIMES);
  const directory = mkdtempSync(join(tmpdir(), 'mock-crash-'));
  const file = join(directory, 'state.json');
  const customers = new Customers(`http://127.0.0.1:${PORT}`);
  try {
    for (let time = 1; time <= times; time += 1) {
      await crash(file, customers, Math.round((LONGEST_LIFE_MS * time) / times));
    }
    const server = await startServer(PORT, file);
    const lost = await customers.findLost();
    await killServer(server);
    console.log(
      `${times} times killed: ${customers.answered} changes answered, ${customers.cutOff} cut off, ${lost.length} lost`,
    );
    for (const email of lost) console.error(`${email} is lost`);
    if (lost.length > 0) process.exitCode = 1;
  } finally {
    rmSync(directory, { recursive: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
