/**
 * Every address of the shop, with builders for those with parameters (specification, section 2).
 */
export const paths = {
  home: '/',
  projects: '/projects',
  project: (id: number) => `/projects/${id}`,
  projectSearch: (search: string) => `/projects?${new URLSearchParams({ search })}`,
  projectCategory: (category: string) => `/projects?${new URLSearchParams({ category })}`,
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
