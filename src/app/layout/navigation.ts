import type { Extension } from '@/config/extensions';
import { paths } from '@/config/paths';
import { isWithin } from '@/lib/addresses';

/** A link in the navigation menu. */
export type NavigationLink = {
  label: string;
  to: string;
  /** Other pages of its section that are not below it. */
  also?: readonly string[];
  /** The extension that its page belongs to. */
  extension?: Extension;
};

const home = { label: 'Home', to: paths.home };
const projects = { label: 'Projects', to: paths.projects };
const ideas = { label: 'Project Ideas', to: paths.ideas };
const internships = { label: 'Internships', to: paths.internships };
const contact = { label: 'Contact', to: paths.contact, also: [paths.contactUs] };
const dashboard = {
  label: 'Dashboard',
  to: paths.dashboard,
  also: [paths.myProjects, paths.payments],
};
const adminPanel = { label: 'Admin Panel', to: paths.admin };

/** The audience of a menu; `unknown` until a stored session has been checked. */
export type Viewer = 'unknown' | 'guest' | 'customer' | 'admin';

/** Menu links by viewer, in the order of the specification (section 2: Navigation menu). */
export const menuLinks: Record<Viewer, readonly NavigationLink[]> = {
  unknown: [home, projects, ideas, internships, contact],
  guest: [
    home,
    projects,
    ideas,
    internships,
    contact,
    { label: 'Login', to: paths.login },
    { label: 'Sign Up', to: paths.register },
  ],
  customer: [home, projects, ideas, internships, contact, dashboard],
  admin: [home, projects, ideas, internships, adminPanel, contact],
};

/** Links in the account menu of a signed-in user, above Logout. */
export const accountLinks: Partial<Record<Viewer, readonly NavigationLink[]>> = {
  customer: [dashboard, { label: 'My Projects', to: paths.myProjects }],
  admin: [adminPanel, { label: 'User Chats', to: paths.adminChat, extension: 'inbox' }],
};

/** Link groups in the footer. */
export const footerGroups: readonly { heading: string; links: readonly NavigationLink[] }[] = [
  {
    heading: 'Services',
    links: [projects, ideas, internships, { label: 'Custom Project', to: paths.contact }],
  },
  {
    heading: 'Company',
    links: [{ label: 'About', to: paths.about }, contact, { label: 'Help', to: paths.help }],
  },
  {
    heading: 'Legal',
    links: [
      { label: 'Privacy', to: paths.privacy },
      { label: 'Terms', to: paths.terms },
      { label: 'Refunds', to: paths.refunds },
      { label: 'Shipping', to: paths.shipping },
    ],
  },
];

/** Returns the value of `aria-current` for a link: `page` in its whole section. */
export const currentIn = ({ to, also = [] }: NavigationLink, pathname: string) =>
  [to, ...also].some((path) => isWithin(pathname, path)) ? 'page' : undefined;
