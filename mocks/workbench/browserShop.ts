import type { Lock, MockBackendOptions } from '../createMockBackend';
import { openBrowserPersistence } from '../persistence/indexedDb';
import type { ShopSize } from '../seeds/size';

/**
 * Names the lock and the storage; each size is a separate shop, so that one does not drop another's
 * state.
 */
const SHOPS: Record<ShopSize, string> = {
  one: 'launchyard-mock-backend-one',
  standard: 'launchyard-mock-backend',
  large: 'launchyard-mock-backend-large',
  huge: 'launchyard-mock-backend-huge',
};

/** Runs work exclusively among all tabs of this browser with the same shop. */
const lockAcrossTabs =
  (shop: string): Lock =>
  (work) =>
    navigator.locks.request(shop, work);

/** Opens the shop of a size that all tabs of this browser share. */
export function openBrowserShop(size: ShopSize): {
  name: string;
  options: Pick<MockBackendOptions, 'storage' | 'files' | 'lock'>;
} {
  const name = SHOPS[size];
  return {
    name,
    options: {
      ...openBrowserPersistence(name),
      ...('locks' in navigator && { lock: lockAcrossTabs(name) }),
    },
  };
}
