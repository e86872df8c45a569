/** @jest-environment node */
import { toInternalPath } from './addresses';
import { honestLink, linkParts, toHttpLink } from './links';

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
    // These do not lead where they seem to.
    'https://shop.example@evil.example/pay',
    'https://shop.example:443@evil.example/pay',
    'https://@evil.example/',
    'https://shop.example\u2215pay.evil.example',
    'https://shop.example\u2044pay@evil.example',
    'https://shop.example\uff0fpay.evil.example',
    'https://shop%2eexample/',
    'https://ｓhop.example/',
    'https:///evil.example/',
    'https:evil.example',
    'http://0x7f.1/',
  ])('returns null for %p', (value) => {
    expect(toHttpLink(value)).toBeNull();
  });

  it.each([
    ['https://Shop.Example:443/a@b', 'https://shop.example/a@b'],
    ['https://shop.example\\@evil.example', 'https://shop.example/@evil.example'],
    ['http://[::1]:4000/', 'http://[::1]:4000/'],
    ['https://müller.example/', 'https://xn--mller-kva.example/'],
    ['https://उदाहरण.example/', 'https://xn--p1b6ci4b4b3a.example/'],
  ])('reads %p', (value, href) => {
    expect(toHttpLink(value)).toBe(href);
  });
});

it.each([
  ['Docs', 'https://docs.example/a', 'docs.example'],
  ['https://docs.example', 'https://docs.example/a', 'docs.example'],
  ['Node.js', 'https://nodejs.example/', 'nodejs.example'],
  ['https://müller.example/', 'https://müller.example/', 'xn--mller-kva.example'],
  ['Docs', 'https://shop.example/a', null],
  ['shop.example/pay', 'https://shop.example/pay', null],
])('the link %p to %p tells the host %p', (text, value, host) => {
  expect(honestLink(text, value, 'shop.example')?.host).toBe(host);
});

it.each([
  ['https://shop.example/pay', 'https://evil.example/pay'],
  ['Pay at shop.example', 'https://evil.example/pay'],
  ['Pay (shop\u200b.example.), please', 'https://evil.example/pay'],
  ['www.bank.example', 'https://evil.example/pay'],
  ['bank.example/pay', 'https://evil.example/pay'],
  ['https://shop.example@evil.example', 'https://evil.example/'],
])('%p is no link to %p', (text, value) => {
  expect(honestLink(text, value, 'shop.example')).toBeNull();
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
    ['https://shop.example@evil.example/pay', []],
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
