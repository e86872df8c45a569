/** Writes a category as in a query, but without signs that mean something to a server or a file system. */
const toSegment = (category: string) =>
  String(new URLSearchParams([['', category]]))
    .replace(/[._*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
    .replace(/=|\+|%26|%/g, (sign) => ({ '=': '', '+': '_', '%26': '&' })[sign] ?? '~');

/** Returns the address of the list that the path of a category stands for; others as they are. */
export function toListAddress<Place extends { pathname: string; search: string }>(place: Place) {
  const [, segment] = /^\/projects\/category\/([^/]+)\/*$/i.exec(place.pathname) ?? [];
  const category = segment?.replaceAll('&', '%26').replaceAll('_', '+').replaceAll('~', '%');
  const search = `?category=${category}${place.search.replace('?', '&')}`;
  return category ? { ...place, pathname: paths.projects, search } : place;
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
