/** @jest-environment node */
import { countVisible, trimVisible } from './visibleText';

it('counts what can be seen', () => {
  const invisible = ['', ' \n', '\u200b\u200b', '\u2800\u2800', '\u3164\u3164', '\u00ad\ufeff'];
  expect(invisible.map(countVisible)).toEqual(invisible.map(() => 0));
  expect(invisible.map(trimVisible)).toEqual(invisible.map(() => ''));
  expect([' a ', '\u200ba'].map(trimVisible)).toEqual(['a', '\u200ba']);
  expect(['Ab', '\u200bA', 'हि', '😀'].map(countVisible)).toEqual([2, 1, 2, 1]);
});
