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
const { endpoints } = adminApi.enhanceEndpoints<
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

/** Sales figures of the last days, or since the shop's start; like all endpoints here, for admins only. */
export const useGetAdminOverviewQuery = endpoints.getAdminOverview.useQuery;

/** A page of all projects, including those not for sale. */
export const useListAdminProjectsQuery = endpoints.listAdminProjects.useQuery;
/** One project with all fields that admins edit. */
export const useGetAdminProjectQuery = endpoints.getAdminProject.useQuery;
/** Refetches one project with all fields that admins edit. */
export const useLazyGetAdminProjectQuery = endpoints.getAdminProject.useLazyQuery;
/** Adds a project; a 400 response lists rejected fields as `FieldErrors`. */
export const useCreateProjectMutation = endpoints.createProject.useMutation;
/** Changes a project; 409 when another admin has changed it since `expected_updated_at`. */
export const useUpdateProjectMutation = endpoints.updateProject.useMutation;
/** Puts a project on sale, or takes it off sale. */
export const useUpdateProjectStatusMutation = endpoints.updateProjectStatus.useMutation;
/** Deletes a project; 409 when there are payments for it. */
export const useDeleteProjectMutation = endpoints.deleteProject.useMutation;

/** Activates, deactivates or deletes many projects; the response has a result for each. */
export const useChangeProjectsMutation = endpoints.changeProjects.useMutation;
/** Imports projects from a CSV file, or only validates it; 400 for an unreadable file. */
export const useImportProjectsMutation = endpoints.importProjects.useMutation;

/** Starts an upload. */
export const useStartUploadMutation = endpoints.startUpload.useMutation;
/** Requests how much of an upload was received. */
export const useLazyGetUploadQuery = endpoints.getUpload.useLazyQuery;
/** Sends the next part of an upload. */
export const useSendUploadPartMutation = endpoints.sendUploadPart.useMutation;

/** A page of all users' payments. */
export const useListAdminPaymentsQuery = endpoints.listAdminPayments.useQuery;
/** Requests the payments that match a search and filters as CSV. */
export const useLazyExportPaymentsQuery = endpoints.exportAdminPayments.useLazyQuery;
/** Rechecks a payment with the payment provider; 409 when it is failed or refunded. */
export const useRecheckPaymentMutation = endpoints.recheckPayment.useMutation;
/** Refunds a payment that nobody asked for; 400 lists rejected fields, 409 means that a refund exists. */
export const useGrantRefundMutation = endpoints.grantRefund.useMutation;
/** Approves or declines a refund, or records its payout; 409 when another admin was faster. */
export const useDecideRefundMutation = endpoints.decideRefund.useMutation;

/** A page of all users. */
export const useListUsersQuery = endpoints.listUsers.useQuery;
/** Changes a user's role, or whether the email address is verified; 409 for one's own role. */
export const useUpdateUserMutation = endpoints.updateUser.useMutation;

/** A page of all reviews. */
export const useListAdminReviewsQuery = endpoints.listAdminReviews.useQuery;
/** Answers, hides or shows a review. */
export const useUpdateReviewMutation = endpoints.updateReview.useMutation;

/** A page of all questions. */
export const useListAdminQuestionsQuery = endpoints.listAdminQuestions.useQuery;
/** Answers a question, by which everybody sees it, or changes its answer. */
export const useAnswerQuestionMutation = endpoints.answerQuestion.useMutation;
/** Rejects a question, or deletes it with its answer. */
export const useDeleteQuestionMutation = endpoints.deleteQuestion.useMutation;
