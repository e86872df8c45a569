/** @jest-environment node */
import { countOutcomes } from '../run/result';
import { checkHonestBackend } from './catchMutants';

/** A whole run has several hundred cases. */
const TIMEOUT_MS = 240_000;

describe('the contract checker', () => {
  it(
    'finds nothing wrong with the honest backend and covers the operations',
    async () => {
      const { cases, coverage } = await checkHonestBackend();
      expect(cases.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
      // They can succeed only with a token from a mail.
      const uncovered = coverage.filter(({ isCovered }) => !isCovered);
      expect(uncovered.map(({ operationId }) => operationId)).toEqual([
        'resetPassword',
        'confirmEmail',
      ]);
      expect(countOutcomes(cases).passed).toBeGreaterThan(cases.length * 0.95);
    },
    TIMEOUT_MS,
  );
});
