import type { DefinitionsFromApi, FetchArgs, OverrideResultType } from '@reduxjs/toolkit/query';
import { parseRupees } from '@/lib/money';
import { mapRows } from '@/lib/tables';
import { whenChanged } from './baseApi';
import {
  adminApi,
  type AdminPayment as SentPayment,
  type AdminProjectAnswer,
  type AdminUser as SentUser,
  type ListAdminPaymentsResponse,
  type ListAdminProjectsResponse,
  type ListUsersResponse,
  type PaymentSums as SentSums,
} from './generated/admin.gen';
import { type Paid, readPayment } from './paymentProvider';
import { type AdminProject, readAdminProject } from './readCatalog';
import { type Overview, readOverview } from './readOverview';

export type {
  AdminPaymentSort,
  AdminProjectSort,
  AdminQuestion,
  AdminReview,
  AdminReviewSort,
  ExportAdminPaymentsArg,
  GetAdminOverviewArg,
  PaymentStatus,
  ProjectDocument,
  ProjectImport,
  ProjectInput,
  ProjectResult,
  RefundDecision,
  Upload,
  UploadKind,
  UserSort,
} from './generated/admin.gen';

export type { AdminProject, Overview };
export type { Point, Totals } from './readOverview';

/** A payment with its buyer. */
export type AdminPayment = Paid<SentPayment>;
/** The sums of all payments by status, in rupees. */
export type PaymentSums = Record<keyof SentSums, number>;
/** A user with what they have spent, in rupees. */
export type AdminUser = Omit<SentUser, 'spent'> & { spent: number };

/** How long an export may take, in milliseconds: all payments of a big shop. */
const EXPORT_TIMEOUT_MS = 300_000;

type Sent = DefinitionsFromApi<typeof adminApi>;
type OneProject = { project: AdminProject };

/** The endpoints whose responses are read into types of their own. */
type Read = {
  getAdminOverview: OverrideResultType<Sent['getAdminOverview'], Overview>;
  listAdminProjects: OverrideResultType<
    Sent['listAdminProjects'],
    Omit<ListAdminProjectsResponse, 'projects'> & { projects: AdminProject[] }
  >;
  getAdminProject: OverrideResultType<Sent['getAdminProject'], OneProject>;
  createProject: OverrideResultType<Sent['createProject'], OneProject>;
  updateProject: OverrideResultType<Sent['updateProject'], OneProject>;
  listAdminPayments: OverrideResultType<
    Sent['listAdminPayments'],
    Omit<ListAdminPaymentsResponse, 'payments' | 'sums'> & {
      payments: AdminPayment[];
      sums: PaymentSums | undefined;
    }
  >;
  listUsers: OverrideResultType<
    Sent['listUsers'],
    Omit<ListUsersResponse, 'users'> & { users: AdminUser[] }
  >;
};

const PROJECT_LIST = { type: 'Project', id: 'LIST' } as const;
const USER_LIST = { type: 'User', id: 'LIST' } as const;

const PAYMENT_LIST = { type: 'Payment', id: 'LIST' } as const;
const REVIEW_LIST = { type: 'Review', id: 'LIST' } as const;

const changedPayment = whenChanged(() => [
  PAYMENT_LIST,
  'PurchaseStatus' as const,
  { type: 'PurchasedProject' as const, id: 'LIST' as const },
]);

const changedProject = ({ id }: { id: number }) => [PROJECT_LIST, { type: 'Project' as const, id }];

async function readCsv(response: Response): Promise<string> {
  const type = response.headers.get('Content-Type') ?? '';
  if (response.ok && !type.startsWith('text/csv')) throw new Error('The response is no table');
  return response.text();
}

/** One project or many may be changed; the last intention decides for each. */
const inTurn = { extraOptions: { changes: 'projects' } } as const;

const oneProject = {
  transformResponse: ({ project }: AdminProjectAnswer) => ({ project: readAdminProject(project) }),
} as const;

// The tags are shared with the shop: what an admin changes is refetched wherever it is shown.
const curatedApi = adminApi.enhanceEndpoints<
  'User' | 'Review' | 'Question',
  Omit<Sent, keyof Read> & Read
>({
  addTagTypes: ['User', 'Review', 'Question'],
  endpoints: {
    getAdminOverview: {
      transformResponse: readOverview,
    },
    listAdminProjects: {
      providesTags: [PROJECT_LIST],
      transformResponse: ({ projects, ...page }: ListAdminProjectsResponse) => ({
        ...page,
        projects: projects.map(readAdminProject),
      }),
    },
    getAdminProject: {
      providesTags: (_response, _error, { id }) => [{ type: 'Project', id }],
      ...oneProject,
    },
    createProject: { invalidatesTags: whenChanged(() => [PROJECT_LIST]), ...oneProject },
    updateProject: {
      // After a refusal, the form itself offers the newer version and keeps what was typed.
      invalidatesTags: (answer, _error, arg) => (answer ? changedProject(arg) : []),
      ...oneProject,
      ...inTurn,
    },
    updateProjectStatus: { invalidatesTags: whenChanged(changedProject), ...inTurn },
    deleteProject: { invalidatesTags: whenChanged(changedProject), ...inTurn },
    changeProjects: {
      ...inTurn,
      invalidatesTags: whenChanged(({ body }) => [
        PROJECT_LIST,
        ...body.ids.map((id) => ({ type: 'Project' as const, id })),
      ]),
    },
    importProjects: {
      invalidatesTags: (answer) => (answer && !answer.is_dry_run ? [PROJECT_LIST] : []),
    },
    listAdminPayments: {
      providesTags: [PAYMENT_LIST],
      transformResponse: ({ payments, sums, ...page }: ListAdminPaymentsResponse) => ({
        ...page,
        payments: payments.map(readPayment),
        sums: sums && mapRows(sums, parseRupees),
      }),
    },
    exportAdminPayments: (definition) => {
      const toRequest = definition.query!.bind(definition);
      definition.query = (arg) => ({
        ...(toRequest(arg) as FetchArgs),
        responseHandler: readCsv,
        timeout: EXPORT_TIMEOUT_MS,
      });
    },
    recheckPayment: { invalidatesTags: changedPayment },
    grantRefund: { invalidatesTags: changedPayment },
    // Moves money, so it is not for the shop to repeat.
    decideRefund: { invalidatesTags: changedPayment, extraOptions: { isRepeatable: false } },
    // `sendFile` waits by itself, and goes on from what has arrived.
    sendUploadPart: { extraOptions: { isRepeatable: false } },
    listUsers: {
      providesTags: [USER_LIST],
      transformResponse: ({ users, ...page }: ListUsersResponse) => ({
        ...page,
        users: users.map((user) => ({ ...user, spent: parseRupees(user.spent) })),
      }),
    },
    updateUser: { invalidatesTags: whenChanged(() => [USER_LIST]) },
    listAdminReviews: { providesTags: [REVIEW_LIST] },
    // Hiding a review changes the rating of its project.
    updateReview: { invalidatesTags: whenChanged(() => [REVIEW_LIST, PROJECT_LIST]) },
    listAdminQuestions: { providesTags: ['Question'] },
    answerQuestion: { invalidatesTags: whenChanged(() => ['Question' as const]) },
    deleteQuestion: { invalidatesTags: whenChanged(() => ['Question' as const]) },
  },
});

/** Like all endpoints here, for admins only; a 400 response lists rejected fields as `FieldErrors`. */
export const {
  useGetAdminOverviewQuery,
  useListAdminProjectsQuery,
  useGetAdminProjectQuery,
  useLazyGetAdminProjectQuery,
  useCreateProjectMutation,
  /** 409 when another admin has changed it since `expected_updated_at`. */
  useUpdateProjectMutation,
  useUpdateProjectStatusMutation,
  /** 409 when there are payments for it. */
  useDeleteProjectMutation,
  useChangeProjectsMutation,
  useImportProjectsMutation,
  useStartUploadMutation,
  useLazyGetUploadQuery,
  useSendUploadPartMutation,
  useListAdminPaymentsQuery,
  useRecheckPaymentMutation,
  /** Refunds a payment that nobody asked for; 409 means that a refund exists. */
  useGrantRefundMutation,
  /** 409 when another admin was faster. */
  useDecideRefundMutation,
  useListUsersQuery,
  /** 409 for one's own role. */
  useUpdateUserMutation,
  useListAdminReviewsQuery,
  useUpdateReviewMutation,
  useListAdminQuestionsQuery,
  useAnswerQuestionMutation,
  useDeleteQuestionMutation,
  useLazyExportAdminPaymentsQuery: useLazyExportPaymentsQuery,
} = curatedApi;
