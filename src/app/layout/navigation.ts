import type { Extension } from '@/config/extensions';
import { offers } from '@/config/offers';
import { paths } from '@/config/paths';
import { isWithin } from '@/lib/addresses';

/** The audience of a menu; `unknown` until a stored session has been checked. */
export type Viewer = 'unknown' | 'guest' | 'customer' | 'admin';

/** The menu in the header and its drawer, that of the account, and the groups of the footer. */
type Place = 'menu' | 'account' | (typeof FOOTER_GROUPS)[number];

/** The groups of links in the footer. */
export const FOOTER_GROUPS = ['Services', 'Company', 'Legal'] as const;

/** A link to a page. */
export type NavigationLink = {
  label: string;
  to: string;
  in: readonly Place[];
  /** Everybody by default. */
  viewers?: readonly Viewer[];
  /** Other pages of its section that are not below it. */
  also?: readonly string[];
  /** The extension that its page belongs to. */
  extension?: Extension;
};

/** All links, in their order in each place (specification, section 2: Navigation menu, Footer). */
const LINKS: readonly NavigationLink[] = [
  { label: 'Home', to: paths.home, in: ['menu'] },
  { label: 'Projects', to: paths.projects, in: ['menu', 'Services'] },
  { label: 'Project Ideas', to: paths.ideas, in: ['menu', 'Services'] },
  { label: 'Internships', to: paths.internships, in: ['menu', 'Services'] },
  { label: 'Custom Project', to: paths.contact, in: ['Services'] },
  { label: 'About', to: paths.about, in: ['Company'] },
  { label: 'Admin Panel', to: paths.admin, in: ['menu', 'account'], viewers: ['admin'] },
  {
    label: 'User Chats',
    to: paths.adminChat,
    in: ['account'],
    viewers: ['admin'],
    extension: 'inbox',
  },
  { label: 'Contact', to: paths.contact, also: [paths.contactUs], in: ['menu', 'Company'] },
  { label: 'Login', to: paths.login, in: ['menu'], viewers: ['guest'] },
  { label: 'Sign Up', to: paths.register, in: ['menu'], viewers: ['guest'] },
  {
    label: 'Dashboard',
    to: paths.dashboard,
    also: [paths.myProjects, paths.payments],
    in: ['menu', 'account'],
    viewers: ['customer'],
  },
  { label: 'My Projects', to: paths.myProjects, in: ['account'], viewers: ['customer'] },
  { label: 'Help', to: paths.help, in: ['Company'] },
  { label: 'Privacy', to: paths.privacy, in: ['Legal'] },
  { label: 'Terms', to: paths.terms, in: ['Legal'] },
  { label: 'Refunds', to: paths.refunds, in: ['Legal'] },
  { label: 'Shipping', to: paths.shipping, in: ['Legal'] },
];

/** Returns the links of a place that a viewer sees. */
export const linksIn = (place: Place, viewer: Viewer): readonly NavigationLink[] =>
  LINKS.filter(
    (link) =>
      link.in.includes(place) &&
      (link.viewers?.includes(viewer) ?? true) &&
      (!link.extension || offers(link.extension)),
  );

/** Returns the value of `aria-current` for a link: `page` in its whole section. */
export const currentIn = ({ to, also = [] }: NavigationLink, pathname: string) =>
  [to, ...also].some((path) => isWithin(pathname, path)) ? 'page' : undefined;
