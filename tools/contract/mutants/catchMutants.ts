import { PROVIDER_SECRET } from '@mocks/domain/orders';
import { readDocument } from '../document/readDocument';
import type { CaseResult } from '../run/result';
import { checkBackend } from '../run/checkBackend';
import { accessMutants } from './accessMutants';
import { adminMutants } from './adminMutants';
import { answerMutants } from './answerMutants';
import { catalogueMutants } from './catalogueMutants';
import { chatMutants } from './chatMutants';
import { startHost } from './host';
import type { Mutant } from './mutant';
import { paymentMutants } from './paymentMutants';

/** Every backend that lies. */
export const mutants: readonly Mutant[] = [
  ...answerMutants,
  ...catalogueMutants,
  ...paymentMutants,
  ...accessMutants,
  ...chatMutants,
  ...adminMutants,
];

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
  timeoutMs: 5_000,
  delayMs: 0,
};

/** Runs the checker against the mock backend as it is, with everything that it can look at. */
export async function checkHonestBackend() {
  const host = await startHost();
  try {
    return await checkBackend({ ...settings, url: host.url });
  } finally {
    await host.close();
  }
}

/** Runs the checker against a mutant until it is caught where it should be; undefined if it is not. */
export async function catchMutant(mutant: Mutant): Promise<CaseResult | undefined> {
  const host = await startHost(mutant);
  const isCaught = ({ operationId, findings }: CaseResult) =>
    operationId === mutant.caughtAt.operationId &&
    findings.some(({ rule }) => rule === mutant.caughtAt.rule);
  try {
    const { cases } = await checkBackend({
      ...settings,
      url: host.url,
      only: mutant.caughtAt.operationId,
      until: isCaught,
    });
    return cases.find(isCaught);
  } finally {
    await host.close();
  }
}
