/** @jest-environment node */
import { shownText } from './shownText';

it('takes a text of invisible letters alone for an empty one', () => {
  const rule = shownText().required('Missing');
  const invisible = ['', ' ', '\u200b', '\u2800', '\u3164', '\u2060 \ufeff', '\u00ad\u200d'];
  expect(invisible.filter((text) => rule.isValidSync(text))).toEqual([]);
  expect(['a', ' हि ', '😀', '\u200ba'].map((text) => rule.validateSync(text))).toEqual([
    'a',
    'हि',
    '😀',
    '\u200ba',
  ]);
  expect(shownText().validateSync(undefined)).toBe('');
});
