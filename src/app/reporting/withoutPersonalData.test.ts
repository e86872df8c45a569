import fc from 'fast-check';
import { holdsFor } from '@/testing/property';
import { withoutPersonalData } from './withoutPersonalData';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjQyfQ.c2lnbmF0dXJl';

test.each([
  ['Verifying payment pay_Q1w2E3r4T5y6U7', 'Verifying payment …'],
  ['Checking whether project 42 is owned', 'Checking whether project … is owned'],
  ['No user asha@example.com', 'No user …'],
  [
    "Cannot read properties of undefined (reading 'map')",
    "Cannot read properties of undefined (reading 'map')",
  ],
  [
    "Cannot set properties of null (setting 'asha@example.com')",
    'Cannot set properties of null (setting …)',
  ],
  [
    'Unexpected token \'A\', "Asha Rao lives"... is not valid JSON',
    'Unexpected token …, …... is not valid JSON',
  ],
  ['Unterminated "Asha Rao', 'Unterminated …'],
  ["It isn't here and can't be", "It isn't here and can't be"],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Asha',
    'Minified React error #418; visit …',
  ],
  ['Request failed with status code 500', 'Request failed with status code 500'],
  [
    'Loading chunk failed (https://shop.example.com/assets/page.1a2b3c4d.js?user=4)',
    'Loading chunk failed (assets/page.1a2b3c4d.js)',
  ],
  ['GET https://api.example.com/api/users/asha?token=abc failed', 'GET … failed'],
  ['/reset-password?token=abcdef is gone', '… is gone'],
  [`Bearer ${TOKEN}`, 'Bearer …'],
  ['Call +91 98000 00002', 'Call … … …'],
  ['Call ९८०००', 'Call …'],
])('%s', (text, cleaned) => {
  expect(withoutPersonalData(text)).toBe(cleaned);
});

test('truncates long texts', () => {
  expect(withoutPersonalData('word '.repeat(200))).toHaveLength(301);
});

const secret = fc.oneof(
  fc.emailAddress(),
  fc.constant(TOKEN),
  fc.nat().map((number) => `user_${number}`),
  fc.integer({ min: 1_000, max: 9_999_999_999 }).map(String),
  fc.webUrl({ withQueryParameters: true }),
  fc.stringMatching(/^[a-f]{8}\d[a-f\d]{20}$/),
);

const words = fc.array(fc.constantFrom('Loading', 'failed', 'for', "can't", '(', ')', ':'));

test('a secret among other words is removed', () => {
  holdsFor(fc.tuple(words, secret, words), ([before, value, after]) => {
    const text = [...before, value, ...after].join(' ');
    expect(withoutPersonalData(text)).not.toContain(value);
  });
});
