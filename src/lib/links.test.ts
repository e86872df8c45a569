/** @jest-environment node */
import { linkParts, toHttpLink, toInternalPath } from './links';

describe('toHttpLink', () => {
  it('accepts http and https', () => {
    expect(toHttpLink('https://demo.example.com/a b')).toBe('https://demo.example.com/a%20b');
    expect(toHttpLink('http://demo.example.com')).toBe('http://demo.example.com/');
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,<b>x</b>',
    'vbscript:x',
    '/relative',
    'demo',
    '',
    null,
    undefined,
  ])('returns null for %p', (value) => {
    expect(toHttpLink(value)).toBeNull();
  });
});

describe('toInternalPath', () => {
  it('keeps a path inside the app with its query and anchor', () => {
    expect(toInternalPath('/projects?search=a#b')).toBe('/projects?search=a#b');
  });

  it.each([
    '//evil.example',
    '//evil.example/x',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    'projects',
    '',
    null,
    undefined,
    { pathname: '/' },
  ])('falls back to / for %p', (value) => {
    expect(toInternalPath(value)).toBe('/');
  });
});

const links = (text: string) =>
  linkParts(text).flatMap(({ href }) => (href === null ? [] : [href]));

describe('links in a text', () => {
  it.each([
    ['see https://example.com/a?b=1.', ['https://example.com/a?b=1']],
    ['(http://example.com)', ['http://example.com/']],
    [
      'https://en.wikipedia.org/wiki/Curtain_(disambiguation).\u200b',
      ['https://en.wikipedia.org/wiki/Curtain_(disambiguation)'],
    ],
    ['(see https://x.example/a_(b))', ['https://x.example/a_(b)']],
    ['(see https://x.example/z)!', ['https://x.example/z']],
    ['[https://x.example/z?ids[]=1]', ['https://x.example/z?ids[]=1']],
    ["at 'https://x.example/Moore's_law'…", ["https://x.example/Moore's_law"]],
    ['“https://x.example/z” और https://x.example/z।', Array(2).fill('https://x.example/z')],
    ['two: https://a.example and https://b.example!', ['https://a.example/', 'https://b.example/']],
    ['（https://x.example/z）。次は「https://x.example/z」', Array(2).fill('https://x.example/z')],
    ['https://x.example/z۔ और https://x.example/z॥', Array(2).fill('https://x.example/z')],
    ['[https://x.example/z](https://x.example/z)', Array(2).fill('https://x.example/z')],
    ['https://x.example/\u202egpj.exe', ['https://x.example/']],
    ['https://hi.example/wiki/भारत', [encodeURI('https://hi.example/wiki/भारत')]],
    ['javascript:alert(1)', []],
    ['data:text/html,<b>x</b>', []],
    ['ftp://example.com', []],
    ['https://', []],
    ['no link', []],
  ])('%p has %p', (text, hrefs) => {
    expect(links(text)).toEqual(hrefs);
  });

  it('end before any number of marks', () => {
    expect(links(`https://x.example/z${').'.repeat(4990)}`)).toEqual(['https://x.example/z']);
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
