/** @jest-environment node */
import { suggestedName } from './purchase';

it.each([
  ['attachment; filename="plain.zip"', 'plain.zip'],
  ['attachment; filename=bare.zip', 'bare.zip'],
  ['attachment; filename="a \\"quoted\\" name.zip"', 'a "quoted" name.zip'],
  ['attachment; filename="old.zip"; filename*=UTF-8\'\'new%20name.zip', 'new name.zip'],
  ["attachment; filename*=utf-8'en'caf%C3%A9.zip", 'café.zip'],
  ['attachment; filename="old.zip"; filename*=UTF-8\'\'%E0%A4', 'old.zip'],
  ['attachment', null],
  [null, null],
])('reads %p as %p', (header, name) => {
  expect(suggestedName(header)).toBe(name);
});
