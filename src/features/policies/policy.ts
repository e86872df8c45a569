/** A part of a section: a paragraph, a list, numbered steps or a table. */
export type PolicyBlock =
  | string
  | { list: readonly string[] }
  | { steps: readonly { title: string; text: string }[] }
  | { columns: readonly string[]; rows: readonly (readonly string[])[] };

/** A section under its own heading; its id is the anchor. */
export type PolicySection = { id: string; heading: string; blocks: readonly PolicyBlock[] };

/** A policy as it is laid out by `PolicyDocument`. */
export type Policy = {
  title: string;
  /** For search engines, one sentence. */
  description: string;
  /** The day it came into force, ISO. */
  effectiveFrom: string;
  introduction: string;
  /** Whether the sections are counted, so that they can be cited. */
  isNumbered?: boolean;
  sections: readonly PolicySection[];
};

/** A section's heading as it is read, with its number where the policy counts its sections. */
export function headingOf({ isNumbered, sections }: Policy, section: PolicySection): string {
  return isNumbered ? `${sections.indexOf(section) + 1}. ${section.heading}` : section.heading;
}
