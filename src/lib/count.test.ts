import { formatCount } from './count';

describe('formatCount', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [123456, '1,23,456'],
    [12345678, '1,23,45,678'],
  ])('shows %p as %s', (value, shown) => {
    expect(formatCount(value)).toBe(shown);
  });
});
