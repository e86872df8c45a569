import { paths } from './paths';

/** The addresses of the admin panel. */
export const adminPaths = {
  projects: `${paths.admin}/projects`,
  importProjects: `${paths.admin}/projects/import`,
  newProject: `${paths.admin}/projects/new`,
  project: (id: number) => `${paths.admin}/projects/${id}`,
  payments: `${paths.admin}/payments`,
  paymentsWith: (status: string) => `${paths.admin}/payments?${new URLSearchParams({ status })}`,
  paymentsMatching: (search: string) =>
    `${paths.admin}/payments?${new URLSearchParams({ search })}`,
  paymentsOf: (userId: number) => `${paths.admin}/payments?user=${userId}`,
  users: `${paths.admin}/users`,
  reviews: `${paths.admin}/reviews`,
  questions: `${paths.admin}/reviews/questions`,
} as const;
