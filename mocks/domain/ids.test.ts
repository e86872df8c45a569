/** @jest-environment node */
import { openShop } from './admin/fakes';
import { hmacSha256, sha256 } from './crypto';
import { drawId, freshId } from './ids';
import { toSlug } from './slug';

describe('a random id', () => {
  it('has a prefix and 14 letters or digits', () => {
    expect(drawId('pay', () => 0)).toBe('pay_00000000000000');
    expect(drawId('order', () => 0.999)).toBe('order_zzzzzzzzzzzzzz');
  });

  it('is never drawn twice, and follows from the seed', () => {
    const draw = (seed: number) => {
      const context = { ...openShop().context, seed };
      return Array.from({ length: 100 }, () => freshId(context, 'upload'));
    };
    expect(new Set(draw(7)).size).toBe(100);
    expect(draw(7)).toEqual(draw(7));
    expect(draw(8)).not.toEqual(draw(7));
  });

  it('is counted, so that a reload repeats none', () => {
    const { context, store } = openShop();
    const { idsDrawn } = store.counters;
    freshId(context, 'upload');
    expect(store.counters.idsDrawn).toBe(idsDrawn + 1);
  });
});

describe('a digest', () => {
  it('is that of the standards', async () => {
    expect(await sha256('abc')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    expect(await hmacSha256('key', 'The quick brown fox jumps over the lazy dog')).toBe(
      'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8',
    );
  });
});

test.each([
  ['Leadwell CRM II', 'leadwell-crm-ii'],
  ['  R & D: (v2)  ', 'r-d-v2'],
  ['Café', 'caf'],
])('the title %j is %j in an address', (title, slug) => expect(toSlug(title)).toBe(slug));
