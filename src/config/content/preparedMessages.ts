import { paths } from '@/config/paths';

/** The address of the ideas that a search finds. */
export const ideaSearch = (search: string) => `${paths.ideas}?${new URLSearchParams({ search })}`;

/** Messages prefilled in the chat; the customer may edit them before sending. */
export const preparedMessages = {
  /** Asks for a project idea by its title and number. */
  idea: (title: string, id: number) =>
    `I would like to have this idea built: ${title} (idea ${id}).`,
  /** Applies for an internship program that starts on a day, such as "Mon 7 December 2026". */
  internship: (program: string, start: string) =>
    `I would like to apply for the internship program ${program}, starting on ${start}.`,
  /** Asks for support with a project that the customer owns. */
  support: (title: string) => `I need help with my project ${title}.`,
  /** Asks about a project, by its title. */
  project: (title: string) => `I have a question about ${title}: `,
  /** Asks about a payment, by the project's title and the order's number. */
  payment: (title: string, orderId: string) =>
    `I have a question about my payment for ${title} (order ${orderId}).`,
  /** Asks for a project that a search has not found. */
  search: (text: string) => `I am looking for a project and did not find it: ${text}.`,
} as const;

/** The subject of a chat, which staff see above the conversation. */
export const chatSubjects = {
  idea: (title: string, id: number) => ({
    title: `Idea ${id}: ${title}`,
    path: paths.idea(id),
  }),
  internship: (program: string) => ({
    title: `Internship ${program}`,
    path: paths.internships,
  }),
  project: (title: string, id: number) => ({ title, path: paths.project(id) }),
  payment: (title: string, orderId: string) => ({
    title: `Payment for ${title}`,
    path: `${paths.payments}?${new URLSearchParams({ search: orderId })}`,
  }),
  search: (text: string) => ({ title: `Search for ${text}`, path: paths.projectSearch(text) }),
} as const;
