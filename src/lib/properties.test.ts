/** @jest-environment node */
import fc from 'fast-check';
import { holdsFor } from '@/testing/property';
import { parseChoice, parseId, parsePage, parseSearch } from './addresses';
import { toInternalPath } from './addresses';
import { toImageAddress } from './imageAddress';
import { toHttpLink } from './links';
import { formatRupees, parseRupees, sumRupees, toPaise } from './money';

const HOST = 'https://api.example.com';
const paise = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('money', () => {
  it('is read from any value, without NaN or Infinity', () => {
    holdsFor(fc.anything(), (value) => {
      expect(formatRupees(parseRupees(value))).toMatch(/^-?₹[\d,]+\.\d\d$/);
    });
  });

  it('is the same number of paise, whether rupees are a number or text', () => {
    holdsFor(paise, (amount) => {
      expect(toPaise(amount / 100)).toBe(amount);
      expect(parseRupees((amount / 100).toFixed(2))).toBe(amount / 100);
    });
  });

  it('sums without rounding errors, in any order', () => {
    holdsFor(fc.array(paise, { maxLength: 30 }), (amounts) => {
      const rupees = amounts.map((amount) => amount / 100);
      const total = amounts.reduce((sum, amount) => sum + amount, 0);
      expect(toPaise(sumRupees(rupees))).toBe(total);
      expect(sumRupees([...rupees].reverse())).toBe(sumRupees(rupees));
    });
  });
});

describe('an address', () => {
  it('contains a valid id, page and choice, whatever its parameters say', () => {
    holdsFor(fc.string(), (text) => {
      const id = parseId(text);
      expect(id === null || (Number.isInteger(id) && id > 0)).toBe(true);
      expect(parsePage(text)).toBeGreaterThanOrEqual(1);
      expect(['a', 'b', 'all']).toContain(parseChoice(['a', 'b'], text, 'all'));
      expect(parseSearch(parseSearch(text))).toBe(parseSearch(text));
    });
  });

  it('of a link is on the web, or no link', () => {
    const links = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.tuple(
        fc.constantFrom('javascript:', 'data:', 'JaVaScRiPt:', '\tjavascript:'),
        fc.string(),
      ),
    );
    holdsFor(links, (link) => {
      const address = toHttpLink(String(link));
      expect(address === null || /^https?:\/\//.test(address)).toBe(true);
    });
  });

  it('to return to stays inside the app', () => {
    const parts = fc.array(
      fc.constantFrom('/', '\\', '//', '@', ':', '\t', '\n', '..', 'evil.com', '%2f'),
    );
    const paths = fc.oneof(
      fc.string(),
      fc.webUrl(),
      parts.map((texts) => `/${texts.join('')}`),
    );
    holdsFor(paths, (path) => {
      const target = new URL(toInternalPath(path), 'https://shop.example');
      expect(target.origin).toBe('https://shop.example');
    });
  });

  it('of an upload is below the images folder of the API host, or there is none', () => {
    const segments = fc.array(
      fc.oneof(fc.constantFrom('..', '.', '', '%2e%2e', 'a b.png', '?x', '#y', '\\'), fc.string()),
      { minLength: 1, maxLength: 5 },
    );
    holdsFor(segments, (names) => {
      const address = toImageAddress(names.join('/'), HOST);
      if (address === null || /^https?:/i.test(names.join('/').trim())) return;
      expect(new URL(address).href).toMatch(/^https:\/\/api\.example\.com\/uploads\//);
    });
  });
});
