import { isGstin, normalizeGstin, stateOfGstin } from './gstin';

describe('a GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])('accepts %s', (gstin) => {
    expect(isGstin(gstin)).toBe(true);
  });

  it.each([
    ['a wrong check digit', '27AAPFU0939F1ZW'],
    ['swapped digits', '27AAPFU0993F1ZV'],
    ['an unknown state', '00AAPFU0939F1ZB'],
    ['another letter than Z', '27AAPFU0939F1YX'],
    ['small letters', '27aapfu0939f1zv'],
    ['too few characters', '27AAPFU0939F1Z'],
    ['too many characters', '27AAPFU0939F1ZVV'],
    ['markup', '<b>27AAPFU0939</b>'],
    ['nothing', ''],
  ])('refuses %s', (_what, gstin) => {
    expect(isGstin(gstin)).toBe(false);
  });

  it('is read with spaces and small letters', () => {
    expect(normalizeGstin(' 27aapfu 0939f1zv ')).toBe('27AAPFU0939F1ZV');
  });

  it('names the state', () => {
    expect(stateOfGstin('29AAGCB7383J1Z4')).toEqual({ code: '29', name: 'Karnataka' });
    expect(stateOfGstin('00')).toBeUndefined();
  });
});
