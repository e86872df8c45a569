import { paths } from '@/config/paths';

/** A page whose content is still being written. */
export type PlannedPageContent = { heading: string; text: string };

/** What is said, by path, until a page has its content. */
export const plannedPages: Record<string, PlannedPageContent> = {
  [paths.admin]: {
    heading: 'Admin Panel',
    text: 'The panel is being built. Projects, payments and people will be managed here.',
  },
};
