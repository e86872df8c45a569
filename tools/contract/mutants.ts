/**
 * Verifies that the contract checker accepts the mock backend and correct variants of it, and
 * catches every mutant: `npm run contract:mutants`. Exits with 1 if it errs in either direction. With words of their
 * names, such as `npm run contract:mutants -- refunded chat`, it runs those alone.
 */
import { PROVIDER_SECRET } from '@mocks/domain/orders';
import { WEBHOOK_PATH, WEBHOOK_SECRET } from '@mocks/domain/providerEvents';
import { startHost } from './mutants/host';
import type { Mutant, Variant } from './mutants/mutant';
import { mutants } from './mutants/mutants';
import { variants } from './mutants/variants';
import { checkBackend, type CheckOptions } from './run/checkBackend';
import { type CaseResult, countOutcomes } from './run/result';

/** Operations that no case brings to success, since they need a token from a mail. */
const NEEDS_MAIL = 1;
const PASSWORD = 'password';

/** Runs the cases against the mock backend, or a variant of it. */
async function check(variant?: Variant, options: Partial<CheckOptions> = {}) {
  const host = await startHost(variant);
  const url = `${host.url}${variant?.base ?? ''}`;
  try {
    return await checkBackend({
      url,
      mayWrite: true,
      extensions: variant?.extensions ?? 'all',
      customer: { email: 'asha@example.com', password: PASSWORD },
      admin: { email: 'admin@example.com', password: PASSWORD },
      secret: PROVIDER_SECRET,
      webhook: { url: `${url}${WEBHOOK_PATH}`, secret: WEBHOOK_SECRET },
      mails: `${host.url}/mails`,
      origin: 'http://localhost:3000',
      realtimeMs: 3_000,
      silenceMs: 40,
      // No variant keeps a request waiting, but a busy machine may.
      timeoutMs: 30_000,
      delayMs: 0,
      ...options,
    });
  } finally {
    await host.close();
  }
}

/** Runs the cases against a mutant until one finds the fault by its rule; returns that one. */
async function catchMutant({ caughtAt, ...variant }: Mutant): Promise<CaseResult | undefined> {
  const isCaught = ({ operationId, findings }: CaseResult) =>
    operationId === caughtAt.operationId && findings.some(({ rule }) => rule === caughtAt.rule);
  const { cases } = await check(variant, { only: caughtAt.operationId, until: isCaught });
  return cases.find(isCaught);
}

const WIDTH = Math.max(...[...mutants, ...variants].map(({ name }) => name.length));

const print = ({ name }: Variant, verdict: string, by?: CaseResult) =>
  console.log(`${name.padEnd(WIDTH)}  ${verdict}${by ? ` ${by.operationId}: ${by.title}` : ''}`);

/** Checks the unchanged backend; returns whether everything passes, and every operation is covered. */
async function checkUnchanged(): Promise<boolean> {
  const { cases, coverage } = await check();
  const { passed, failed, skipped } = countOutcomes(cases);
  const covered = coverage.filter(({ isCovered }) => isCovered).length;
  console.log(
    `The unchanged backend: ${passed} passed, ${failed} failed, ${skipped} skipped, ` +
      `${covered} of ${coverage.length} operations covered\n`,
  );
  return failed === 0 && covered >= coverage.length - NEEDS_MAIL;
}

/** Returns those that a word names; all without a word. */
function selected<One extends Variant>(all: readonly One[]): One[] {
  const words = process.argv.slice(2);
  return all.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
}

async function main(): Promise<void> {
  const isSound = process.argv.length > 2 || (await checkUnchanged());
  const [lies, honest] = [selected(mutants), selected(variants)];
  let caught = 0;
  for (const mutant of lies) {
    const by = await catchMutant(mutant);
    if (by) caught += 1;
    print(mutant, by ? 'caught by' : 'NOT CAUGHT', by);
  }
  console.log(`\n${caught} of ${lies.length} mutants caught`);
  let passing = 0;
  for (const variant of honest) {
    const wrong = (await check(variant)).cases.find(({ outcome }) => outcome === 'failed');
    if (!wrong) passing += 1;
    print(variant, wrong ? 'WRONGLY FAILED at' : 'passes', wrong);
  }
  console.log(`\n${passing} of ${honest.length} honest backends pass`);
  if (!isSound || caught < lies.length || passing < honest.length) process.exitCode = 1;
}

void main();
