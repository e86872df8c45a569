/** @jest-environment node */
import { checkVariant } from './catchMutants';
import { variants } from './variants';

/** The variants run concurrently, because each run mostly waits, so each takes as long as several. */
const TIMEOUT_MS = 240_000;

/** One operation of each kind, because a complete run takes most of a minute per backend. */
const OPERATIONS = [
  'login',
  'getProfile',
  'listProjects',
  'getProject',
  'requestPasswordReset',
  'listCategories',
  'createPaymentOrder',
  'verifyPayment',
  'listPayments',
  'downloadProject',
  'sendChatMessage',
];

describe('correct backends that differ from the mock backend', () => {
  it.concurrent.each(variants.map((variant) => [variant.name, variant] as const))(
    'pass without a false alarm: %s',
    async (_name, variant) => {
      const { cases } = await checkVariant(variant, { only: OPERATIONS, isDirect: true });
      expect(cases.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
      const judged = cases.filter(({ outcome }) => outcome === 'passed');
      const seen = judged.map(({ operationId }) => operationId);
      expect(seen).toEqual(expect.arrayContaining(OPERATIONS));
    },
    TIMEOUT_MS,
  );
});
