/** @jest-environment node */
import { checkVariant } from './catchMutants';
import { variants } from './variants';

const TIMEOUT_MS = 240_000;

/** One operation of each kind, since a run of all takes most of a minute for each backend. */
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

describe('honest backends of another kind', () => {
  it.each(variants.map((variant) => [variant.name, variant] as const))(
    'pass without a false alarm: %s',
    async (_name, variant) => {
      const { cases } = await checkVariant(variant, OPERATIONS);
      expect(cases.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
      const judged = cases.filter(({ outcome }) => outcome === 'passed');
      const seen = judged.map(({ operationId }) => operationId);
      expect(seen).toEqual(expect.arrayContaining(OPERATIONS));
    },
    TIMEOUT_MS,
  );
});
