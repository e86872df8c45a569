import { paths } from '@/config/paths';

/** A page whose content is still being written. */
export type PlannedPageContent = { heading: string; text: string };

/** What is said, by path, until a page has its content. */
export const plannedPages: Record<string, PlannedPageContent> = {
  [paths.ideas]: {
    heading: 'Project Ideas',
    text: 'Our catalogue of ideas by category and difficulty is being sorted and opens soon.',
  },
  [paths.internships]: {
    heading: 'Internships',
    text: 'Six guided tracks are being prepared. Write to us and we tell you when they open.',
  },
  [paths.contact]: {
    heading: 'Contact',
    text: 'Tell us about your custom project by email or phone. We answer within 24 hours.',
  },
  [paths.contactUs]: {
    heading: 'Contact',
    text: 'Tell us about your custom project by email or phone. We answer within 24 hours.',
  },
  [paths.about]: {
    heading: 'About us',
    text: 'Our story is being written. Ask us anything until then.',
  },
  [paths.help]: { heading: 'Help', text: 'Write to us or call us. We answer within 24 hours.' },
  [paths.privacy]: {
    heading: 'Privacy Policy',
    text: 'The full text is being reviewed. Write to us for the version in force.',
  },
  [paths.terms]: {
    heading: 'Terms and Conditions',
    text: 'The full text is being reviewed. Write to us for the version in force.',
  },
  [paths.refunds]: {
    heading: 'Cancellations and Refunds',
    text: 'The full text is being reviewed. Write to us for the version in force.',
  },
  [paths.shipping]: {
    heading: 'Shipping and Delivery',
    text: 'Every project is delivered as a download. Write to us with any question.',
  },
  [paths.admin]: {
    heading: 'Admin Panel',
    text: 'The panel is being built. Projects, payments and people will be managed here.',
  },
  [paths.adminChat]: {
    heading: 'User Chats',
    text: 'The inbox is being built. Conversations with customers will stand here.',
  },
};
