import { PROVIDER_SECRET } from '@mocks/domain/orders';
import { readDocument } from '../document/readDocument';
import type { CaseResult } from '../run/result';
import { checkBackend } from '../run/checkBackend';
import { startHost } from './host';
import type { Mutant, Variant } from './mutant';

const document = readDocument();

const settings = {
  document,
  mayWrite: true,
  includeExtensions: true,
  customer: { email: 'asha@example.com', password: 'password' },
  admin: { email: 'admin@example.com', password: 'password' },
  secret: PROVIDER_SECRET,
  origin: 'http://localhost:3000',
  realtimeMs: 3_000,
  silenceMs: 40,
  /** No mutant keeps a request waiting, but a busy machine may. */
  timeoutMs: 30_000,
  delayMs: 0,
};

/** Runs all cases against the unchanged mock backend. */
export async function checkHonestBackend() {
  const host = await startHost();
  try {
    return await checkBackend({ ...settings, url: host.url });
  } finally {
    await host.close();
  }
}

/**
 * Runs cases against a mutant until the expected one fails, over HTTP unless `isDirect`. Resolves with
 * undefined if none does.
 */
export async function catchMutant(
  mutant: Mutant,
  { isDirect = false } = {},
): Promise<CaseResult | undefined> {
  const host = await startHost(mutant);
  const isCaught = ({ operationId, findings }: CaseResult) =>
    operationId === mutant.caughtAt.operationId &&
    findings.some(({ rule }) => rule === mutant.caughtAt.rule);
  try {
    const { cases } = await checkBackend({
      ...settings,
      url: host.url,
      fetch: isDirect ? host.fetch : undefined,
      only: mutant.caughtAt.operationId,
      until: isCaught,
    });
    return cases.find(isCaught);
  } finally {
    await host.close();
  }
}

/** Which cases of a variant to run, and how. */
type VariantRun = {
  /** The operations; all if omitted. */
  only?: readonly string[];
  /** Whether to call the variant without HTTP. */
  isDirect?: boolean;
};

/** Runs cases against a correct variant. */
export async function checkVariant(
  variant: Variant & { base?: string },
  { only, isDirect = false }: VariantRun = {},
) {
  const host = await startHost(variant);
  try {
    return await checkBackend({
      ...settings,
      includeExtensions: !variant.isPlain,
      url: `${host.url}${variant.base ?? ''}`,
      fetch: isDirect ? host.fetch : undefined,
      only,
    });
  } finally {
    await host.close();
  }
}
