/** @jest-environment node */
import { foldTexts, makeSearch } from './search';

/** Each search with a text, and whether it finds it. */
const searches: [search: string, text: string, isFound: boolean][] = [
  ['management school', 'Gurukulam School Management System', true],
  ['hospital management system', 'Vaidyaloka Hospital', true],
  ['java project', 'Java', true],
  ['hospital-management-system', 'Hospital', true],
  ['new@example', 'new@example.com', true],
  ['new@example', 'asha@example.com', false],
  ['project-management', 'Hospital', false],
  ['system', 'Billing Software', false],
  ['hosp', 'Hospital', true],
  ['pital', 'Hospital', false],
  ['school hotel', 'School', false],
  ['ecommerce', 'E-commerce', true],
  ['e-commerce', 'Ecommerce', true],
  ['commerce', 'E-commerce', true],
  ['nodejs', 'Node.js', true],
  ['node js', 'Node.js', true],
  ['reactjs', 'React', true],
  ['hospitals', 'Hospital', true],
  ['css', 'CSV', false],
  ['student-portal', 'Student Portal', true],
  ['eclair', 'Éclair', true],
  ['strasse', 'Straße', true],
  ['lodz oresund', 'Łódź, Øresund', true],
  ['cafe\u0301', 'Caf\u00e9', true],
  ['caf\u00e9', 'Cafe\u0301', true],
  ['ISTANBUL', 'İstanbul', true],
  ['c++', 'C++', true],
  ['c++', 'C#', false],
  ['ASP.NET', 'asp.net core', true],
  ['हिन्दी', 'हिन्दी टाइपिंग', true],
  ['हिन्द', 'हिन्दी', true],
  ['तमिल', 'हिन्दी', false],
  ['தமிழ்', 'தமிழ் கற்றல்', true],
  ['asha@example.com', 'Asha Rao asha@example.com', true],
  ['', 'Anything', true],
  ['\u200b', 'Anything', true],
  ['🚀 %%', 'Anything', false],
];

it('needs all words, from their beginning, in any order and any form', () => {
  const wrong = searches.filter(
    ([search, text, isFound]) => makeSearch(search)(foldTexts(text, null)) !== isFound,
  );
  expect(wrong).toEqual([]);
});

it('reads any number of marks at once', () => {
  const start = performance.now();
  expect(foldTexts('é', `क${'\u0301'.repeat(9999)}`)).toMatch(/^ e क\u0301+ $/);
  expect(performance.now() - start).toBeLessThan(500);
});
