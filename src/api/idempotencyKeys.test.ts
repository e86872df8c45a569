import { renderHook } from '@testing-library/react';
import type { ShopConfig } from '@/config/shopConfig';
import { useIdempotencyKeys } from './idempotencyKeys';

const OTHER_ORIGIN = 'https://api.example.com';

/** Returns the header that a shop with this config sends. */
async function headerWith(config: ShopConfig): Promise<object> {
  let header = {};
  await jest.isolateModulesAsync(async () => {
    (await import('@/config/shopConfig')).installConfig(config);
    header = (await import('./idempotencyKeys')).toKeyHeader('one');
  });
  return header;
}

describe('an idempotency key', () => {
  it.each<ShopConfig>([
    {},
    { apiHost: location.origin },
    { apiHost: OTHER_ORIGIN, idempotencyKeys: true },
  ])('is sent with %j', async (config) => {
    expect(await headerWith(config)).toEqual({ 'Idempotency-Key': 'one' });
  });

  it.each<ShopConfig>([
    // The backend of another origin may refuse the header.
    { apiHost: OTHER_ORIGIN },
    { idempotencyKeys: false },
  ])('is not sent with %j', async (config) => {
    expect(await headerWith(config)).toEqual({});
  });

  it('stays the same for the same input, until that was saved', () => {
    const { headerOf, forget } = renderHook(useIdempotencyKeys).result.current;
    const first = headerOf({ text: 'Hello' });
    expect(headerOf({ text: 'Hello' })).toEqual(first);
    const other = headerOf({ text: 'Good evening' });
    expect(other).not.toEqual(first);
    forget();
    expect(headerOf({ text: 'Good evening' })).not.toEqual(other);
  });
});
