/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { documentedOperations } from '@mocks/http/operations.gen';
import { EXTENSIONS, formatExtensions, parseExtensions } from './extensions';

test('the names are those of the document, and of the documentation', () => {
  const documented = Object.values(documentedOperations).flatMap(
    ({ extension }) => extension ?? [],
  );
  expect(new Set(EXTENSIONS)).toEqual(new Set(documented));
  const [, section = ''] = /^## Extensions\n(.*?)^## /ms.exec(
    readFileSync('docs/configuration.md', 'utf8'),
  )!;
  expect([...section.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)).toEqual(EXTENSIONS);
});

test.each(['all', 'none', 'reviews,inbox'])('%s is read and written', (text) => {
  expect(formatExtensions(parseExtensions(text))).toBe(text);
});

test('an unknown name is refused', () => {
  expect(() => parseExtensions('reviews,review')).toThrow('There is no extension "review", but');
});
