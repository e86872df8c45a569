/** Verifies that the checker accepts the mock backend and correct variants of it, and catches every mutant by its rule. */
import { expect, test } from '@playwright/test';
import { PROVIDER_SECRET } from '@mocks/domain/orders';
import { WEBHOOK_PATH, WEBHOOK_SECRET } from '@mocks/domain/providerEvents';
import { checkBackend, type CheckOptions } from '../run/checkBackend';
import type { CaseResult } from '../run/result';
import { startHost } from './host';
import type { Variant } from './mutant';
import { mutants } from './mutants';
import { variants } from './variants';

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

const failuresOf = (cases: readonly CaseResult[]) =>
  cases.flatMap(({ outcome, operationId, title, findings }) =>
    outcome === 'failed' ? { case: `${operationId}: ${title}`, findings } : [],
  );

test('passes: the mock backend, with every operation covered', async () => {
  const { cases, coverage } = await check();
  expect(failuresOf(cases)).toEqual([]);
  const covered = coverage.filter(({ isCovered }) => isCovered).length;
  expect(covered).toBeGreaterThanOrEqual(coverage.length - NEEDS_MAIL);
});

for (const variant of variants) {
  test(`passes: ${variant.name}`, async () => {
    const { cases } = await check(variant);
    expect(failuresOf(cases)).toEqual([]);
  });
}

for (const { caughtAt, ...mutant } of mutants) {
  test(`caught at ${caughtAt.operationId}: ${mutant.name}`, async () => {
    const { operationId: only, rule } = caughtAt;
    const isCaught = ({ operationId, findings }: CaseResult) =>
      operationId === only && findings.some((finding) => finding.rule === rule);
    const { cases } = await check(mutant, { only, until: isCaught });
    expect(cases.some(isCaught), `a finding of the rule ${rule}`).toBe(true);
  });
}
