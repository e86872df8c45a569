/** @jest-environment node */
import { isWithin } from './isWithin';

it.each([
  ['/admin', '/admin', true],
  ['/Admin/', '/admin', true],
  ['/admin/users', '/admin', true],
  ['/administrators', '/admin', false],
  ['/', '/', true],
  ['/admin', '/', false],
])('%s is within %s: %p', (pathname, path, isInside) => {
  expect(isWithin(pathname, path)).toBe(isInside);
});
