import { env } from '@/config/env';
import { useInBrowser } from './useInBrowser';

const always = () => true;

/** Describes a page for search engines by objects of schema.org; renders nothing visible. */
export function StructuredData({ of }: { of: readonly object[] }) {
  // Prerendered for crawlers that run no scripts, if the shop's address is known.
  const isAddressKnown = useInBrowser(always, env.siteUrl !== '');
  if (!isAddressKnown) return null;
  // JSON parses the escaped closing tags back to the same characters.
  const text = JSON.stringify(of).replace(/</g, '\\u003c');
  return <script type="application/ld+json">{text}</script>;
}
