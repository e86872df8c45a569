import type { SiteFeature } from '@/config/content/siteContent';

/** Shown when the site content has no features (specification, section 2: Home). */
export const DEFAULT_FEATURES: readonly SiteFeature[] = [
  {
    icon: 'code',
    title: 'Premium Projects',
    description: 'Complete source code that we review, build and run before it is sold.',
  },
  {
    icon: 'download',
    title: 'Instant Download',
    description: 'The zip file is yours seconds after the payment.',
  },
  {
    icon: 'shield',
    title: 'Secure Payments',
    description: 'You pay through a card payment provider; we never see your card.',
  },
  {
    icon: 'support',
    title: 'Expert Support',
    description: 'Developers answer, not scripts.',
  },
];
