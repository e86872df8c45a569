import { paths } from '@/config/paths';

/** Links to the four policies, by title. */
export const policyLinks: readonly { label: string; to: string }[] = [
  { label: 'Shipping and Delivery Policy', to: paths.shipping },
  { label: 'Terms and Conditions', to: paths.terms },
  { label: 'Cancellations and Refunds', to: paths.refunds },
  { label: 'Privacy Policy', to: paths.privacy },
];
