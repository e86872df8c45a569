import type { accountApi } from '@/api/generated/account.gen';
import type { adminApi } from '@/api/generated/admin.gen';
import type { authApi } from '@/api/generated/auth.gen';
import type { chatApi } from '@/api/generated/chat.gen';
import type { paymentsApi } from '@/api/generated/payments.gen';
import type { projectsApi } from '@/api/generated/projects.gen';
import type { reviewsApi } from '@/api/generated/reviews.gen';
import type { supportApi } from '@/api/generated/support.gen';

type Endpoints = typeof accountApi.endpoints &
  typeof adminApi.endpoints &
  typeof authApi.endpoints &
  typeof chatApi.endpoints &
  typeof paymentsApi.endpoints &
  typeof projectsApi.endpoints &
  typeof reviewsApi.endpoints &
  typeof supportApi.endpoints;

/** The JSON body of each operation's success. */
export type Answers = {
  [Op in keyof Endpoints]: Endpoints[Op] extends { Types: { ResultType: infer Body } }
    ? Body
    : never;
};
