/** @jest-environment node */
import { toHttpLink, toInternalPath } from './safeLink';

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
