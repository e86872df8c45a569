import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { toSiteAddress } from '@/config/siteAddresses';
import { useInBrowser } from '@/ui/useInBrowser';

/** Describes a page for search engines by objects of schema.org, made if needed; renders nothing visible. */
export function StructuredData({ of }: { of: () => readonly object[] }) {
  // Prerendered for crawlers that run no scripts, if the shop's address is known.
  const isAddressKnown = useInBrowser(() => true, env.siteUrl !== '');
  if (!isAddressKnown) return null;
  // JSON parses the escaped closing tags back to the same characters.
  const text = JSON.stringify(of()).replace(/</g, '\\u003c');
  return <script type="application/ld+json">{text}</script>;
}

/** The pages above that of a category. */
export const PARENTS = [
  { label: 'Home', to: paths.home },
  { label: 'Projects', to: paths.projects },
];

/** Describes the way to the page of a category or, with a title, of a project as a breadcrumb. */
export const describeWay = (category: string | null, title?: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...PARENTS,
    ...(category ? [{ label: category, to: paths.projectCategory(category) }] : []),
    ...(title ? [{ label: title, to: '' }] : []),
  ].map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to && { item: toSiteAddress(to) }),
  })),
});
