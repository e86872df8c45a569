/** @jest-environment node */
import { readChangelog, readLicence, readSupportDays } from './packagingInput';

const badRequest = (message: string) =>
  expect.objectContaining({ kind: 'badRequest', message }) as Error;

const release = (version: string, date: string) => ({ version, date, changes: ['Faster'] });

describe('a changelog', () => {
  it('begins with its newest release, and keeps the order of those of one day', () => {
    const versions = readChangelog([
      release(' 1.0 ', '2025-02-11'),
      release('1.2', '2025-08-02'),
      release('1.1', '2025-02-11'),
      release('0.9', '2024-12-31'),
      release('1.3', '2025-08-02'),
    ]).map(({ version }) => version);
    expect(versions).toEqual(['1.2', '1.3', '1.0', '1.1', '0.9']);
  });

  it.each([
    [{ length: 0 }, 'The changelog must be a list'],
    [[{ ...release('1.0', ''), date: ['2025-02-11'] }], 'The release 1.0 needs a date'],
    [[{ ...release('1.0', ''), date: undefined }], 'The release 1.0 needs a date'],
    [[{ ...release('1.0', '2025-02-11'), changes: 'Faster' }], 'The changes must be a list'],
    [[{ ...release('1.0', '2025-02-11'), changes: [] }], 'Please say what changed in 1.0'],
    [
      [release('1.0', '2025-02-11'), release(' 1.0', '2025-02-12')],
      'The changelog has the version 1.0 twice',
    ],
  ])('is not %j', (value, message) => {
    expect(() => readChangelog(value)).toThrow(badRequest(message));
  });
});

describe('a licence', () => {
  it('may be missing', () => {
    expect(readLicence(null)).toBeNull();
  });

  it('says what buyers may do and what not', () => {
    expect(
      readLicence({ name: ' Own \n licence', may: ['Use  it'], may_not: ['Sell it'] }),
    ).toEqual({ name: 'Own licence', may: ['Use it'], mayNot: ['Sell it'] });
  });

  it.each([
    [undefined, 'The name of the licence is required'],
    [{ name: 'Own', may: ['Use it'] }, 'The licence must be a list'],
    [{ name: 'Own', may: [5], may_not: [] }, 'An entry of The licence must be text'],
  ])('is not %j', (value, message) => {
    expect(() => readLicence(value)).toThrow(badRequest(message));
  });
});

describe('the days of support', () => {
  it.each([null, 0, 30, 3650])('may be %j', (value) => {
    expect(readSupportDays(value)).toBe(value);
  });

  it.each([-1, 1.5, 3651, '30', undefined])('are not %j', (value) => {
    expect(() => readSupportDays(value)).toThrow(
      badRequest('Support must be a whole number of days, at most 3,650'),
    );
  });
});
