/** @jest-environment node */
import { formatAverage } from './rating';

it('formats an average with one decimal', () => {
  expect(formatAverage(4.56)).toBe('4.6');
  expect(formatAverage(5)).toBe('5.0');
});
