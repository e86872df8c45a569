/** @jest-environment node */
import { countOutcomes } from '../run/result';
import { checkHonestBackend } from './catchMutants';

describe('the contract checker', () => {
  it('finds nothing wrong with the honest backend and covers every operation', async () => {
    const { cases, coverage } = await checkHonestBackend();
    expect(cases.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(coverage.filter(({ isCovered }) => !isCovered)).toEqual([]);
    expect(countOutcomes(cases).passed).toBeGreaterThan(cases.length * 0.95);
  });
});
