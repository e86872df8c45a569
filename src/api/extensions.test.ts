/** @jest-environment node */
import { isNotOffered } from './errors';

it.each([
  [404, true],
  [501, true],
  [400, false],
  [403, false],
  [500, false],
  [null, false],
])('the status %p means that an extension is not offered: %p', (status, isMissing) => {
  expect(isNotOffered({ status, message: 'No' })).toBe(isMissing);
});
