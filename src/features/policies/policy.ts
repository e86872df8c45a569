import { paths } from '@/config/paths';

/** A part of a section: a paragraph, a list, numbered steps or a table. */
export type PolicyBlock =
  | string
  | { list: readonly string[] }
  | { steps: readonly { title: string; text: string }[] }
  | { columns: readonly string[]; rows: readonly (readonly string[])[] };

/** A section with a heading; its id is the URL fragment. */
export type PolicySection = { id: string; heading: string; blocks: readonly PolicyBlock[] };

/** A policy rendered by `PolicyDocument`. */
export type Policy = {
  title: string;
  /** One sentence for search engines. */
  description: string;
  /** Effective date, ISO. */
  effectiveFrom: string;
  introduction: string;
  /** Whether the sections are numbered for citation. */
  isNumbered?: boolean;
  sections: readonly PolicySection[];
};

/** Returns the heading of a section, with its number if the policy is numbered. */
export function headingOf({ isNumbered, sections }: Policy, section: PolicySection): string {
  return isNumbered ? `${sections.indexOf(section) + 1}. ${section.heading}` : section.heading;
}

/** Links to the four policies, by title. */
export const policyLinks: readonly { label: string; to: string }[] = [
  { label: 'Shipping and Delivery Policy', to: paths.shipping },
  { label: 'Terms and Conditions', to: paths.terms },
  { label: 'Cancellations and Refunds', to: paths.refunds },
  { label: 'Privacy Policy', to: paths.privacy },
];
