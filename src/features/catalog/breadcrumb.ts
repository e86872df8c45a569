import { paths } from '@/config/paths';
import { toSiteAddress } from '@/config/siteAddresses';

/** A page on the way to the present one, which has no address. */
type Step = { label: string; to?: string };

/** Returns the pages above a project of a category. */
export const stepsAbove = (category: string | null): Required<Step>[] => [
  { label: 'Home', to: paths.home },
  { label: 'Projects', to: paths.projects },
  ...(category ? [{ label: category, to: paths.projectCategory(category) }] : []),
];

/** Describes the way to a page as a breadcrumb of schema.org. */
export const describeSteps = (steps: readonly Step[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to && { item: toSiteAddress(to) }),
  })),
});
