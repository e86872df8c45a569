import type { ShopConfig } from '../../src/config/shopConfig';

const DEFAULT_ADDRESS = 'https://launchyard.example.com';

/** Returns the public URL of a config's shop, without a trailing slash. */
export function siteAddress({ siteUrl }: ShopConfig): string {
  return (siteUrl || DEFAULT_ADDRESS).replace(/\/+$/, '');
}
