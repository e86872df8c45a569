/**
 * A category in a path: words joined by "_", and "~" before the code of a sign that has a meaning of its
 * own to a server or in the name of a file.
 */
const toSegment = (category: string) =>
  String(new URLSearchParams({ category }))
    .replace('category=', '')
    .replace(/[._*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
    .replaceAll('+', '_')
    .replaceAll('%26', '&')
    .replaceAll('%', '~');

const CATEGORY = /^\/projects\/category\/([^/]+)\/*$/i;

/** Returns the address of the list of which the path of a category is another name; others as they are. */
export function toListAddress<Address extends { pathname: string; search: string }>(
  address: Address,
): Address {
  const [, segment] = CATEGORY.exec(address.pathname) ?? [];
  if (!segment) return address;
  const category = segment.replaceAll('&', '%26').replaceAll('_', '+').replaceAll('~', '%');
  const search = `?category=${category}${address.search.replace('?', '&')}`;
  return { ...address, pathname: paths.projects, search };
}

/**
 * Every address of the shop, with builders for those with parameters (specification, section 2).
 */
export const paths = {
  home: '/',
  projects: '/projects',
  project: (id: number) => `/projects/${id}`,
  projectSearch: (search: string) => `/projects?${new URLSearchParams({ search })}`,
  category: '/projects/category/:category',
  projectCategory: (category: string) => `/projects/category/${toSegment(category)}`,
  ideas: '/ideathon',
  compare: '/compare',
  comparison: (projectIds: readonly number[]) => `/compare?projects=${projectIds.join()}`,
  /** Its number leads to it, with the words of its title or without. */
  idea: (idAndWords: number | string) => `/ideathon/${idAndWords}`,
  /** Addresses that people guess. */
  ideasGuesses: ['/ideas', '/idea', '/project-ideas', '/project-idea'],
  internships: '/internships',
  contact: '/contact',
  contactUs: '/contact-us',
  about: '/about',
  help: '/help',
  privacy: '/privacy-policy',
  terms: '/terms-conditions',
  refunds: '/refund-policy',
  shipping: '/shipping-policy',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  cart: '/cart',
  dashboard: '/dashboard',
  myProjects: '/my-projects',
  payments: '/payments',
  admin: '/admin',
  adminChat: '/admin/chat',
  adminConversation: (id: number) => `/admin/chat?conversation=${id}`,
} as const;
