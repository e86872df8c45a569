/** @jest-environment node */
import { linkParts } from './linkParts';

const links = (text: string) =>
  linkParts(text).flatMap(({ href }) => (href === null ? [] : [href]));

describe('links in a text', () => {
  it.each([
    ['see https://example.com/a?b=1.', ['https://example.com/a?b=1']],
    ['(http://example.com)', ['http://example.com/']],
    ['two: https://a.example and https://b.example!', ['https://a.example/', 'https://b.example/']],
    ['javascript:alert(1)', []],
    ['data:text/html,<b>x</b>', []],
    ['ftp://example.com', []],
    ['https://', []],
    ['no link', []],
  ])('%p has %p', (text, hrefs) => {
    expect(links(text)).toEqual(hrefs);
  });

  it('stand between the texts around them', () => {
    const href = 'https://a.example/';
    expect(linkParts('https://a.example at https://[x or https://a.example')).toEqual([
      { text: 'https://a.example', href },
      { text: ' at https://[x or ', href: null },
      { text: 'https://a.example', href },
    ]);
  });

  it.each(['see https://example.com.', '<img src=x> https://a.example <b>', '', '🙂 مرحبا'])(
    'give back every character of %p',
    (text) => {
      expect(
        linkParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    },
  );
});
