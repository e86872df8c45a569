import { paths } from '@/config/paths';

/** The four policies by title, as they refer to each other. */
export const policyLinks: readonly { label: string; to: string }[] = [
  { label: 'Shipping and Delivery Policy', to: paths.shipping },
  { label: 'Terms and Conditions', to: paths.terms },
  { label: 'Cancellations and Refunds', to: paths.refunds },
  { label: 'Privacy Policy', to: paths.privacy },
];
