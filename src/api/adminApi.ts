import { adminApi } from './generated/admin.gen';
import { toRequestFailure } from './errors';
import { unlessFailed } from './unlessFailed';

export type {
  AdminPayment,
  AdminProject,
  AdminReview,
  AdminUser,
  ExportAdminPaymentsArg,
  GetAdminOverviewArg,
  PaymentSums,
  ProjectImport,
  ProjectInput,
  ProjectResult,
  RefundDecision,
  Upload,
  UploadKind,
} from './generated/admin.gen';

const PROJECT_LIST = { type: 'Project', id: 'LIST' } as const;
const USER_LIST = { type: 'User', id: 'LIST' } as const;

const PAYMENT_LIST = { type: 'Payment', id: 'LIST' } as const;
const REVIEW_LIST = { type: 'Review', id: 'LIST' } as const;

const changedProject = ({ id }: { id: number }) => [PROJECT_LIST, { type: 'Project' as const, id }];

// The tags are shared with the shop: what an admin changes is refetched wherever it is shown.
const { endpoints } = adminApi.enhanceEndpoints({
  addTagTypes: ['User', 'Review'],
  endpoints: {
    getAdminOverview: { extraOptions: { expects: { totals: 'record' } } },
    listAdminProjects: {
      providesTags: [PROJECT_LIST],
      extraOptions: { expects: { projects: 'records', pagination: 'record' } },
    },
    getAdminProject: {
      providesTags: (_answer, _error, { id }) => [{ type: 'Project', id }],
      extraOptions: { expects: { project: 'record' } },
    },
    createProject: { invalidatesTags: unlessFailed(() => [PROJECT_LIST]) },
    updateProject: { invalidatesTags: unlessFailed(changedProject) },
    updateProjectStatus: { invalidatesTags: unlessFailed(changedProject) },
    deleteProject: { invalidatesTags: unlessFailed(changedProject) },
    changeProjects: {
      invalidatesTags: (answer, _error, { body }) =>
        answer ? [PROJECT_LIST, ...body.ids.map((id) => ({ type: 'Project' as const, id }))] : [],
      extraOptions: { expects: { results: 'records' } },
    },
    importProjects: {
      invalidatesTags: (answer) => (answer && !answer.is_dry_run ? [PROJECT_LIST] : []),
      extraOptions: { expects: { projects: 'records', problems: 'records' } },
    },
    listAdminPayments: {
      providesTags: [PAYMENT_LIST],
      extraOptions: { expects: { payments: 'records', pagination: 'record' } },
    },
    // A 409 says that the payment has changed meanwhile, so that the list is out of date.
    recheckPayment: {
      invalidatesTags: (_answer, error) =>
        error && toRequestFailure(error).status !== 409
          ? []
          : [PAYMENT_LIST, 'PurchaseStatus', { type: 'PurchasedProject', id: 'LIST' }],
    },
    decideRefund: { invalidatesTags: unlessFailed(() => [PAYMENT_LIST]) },
    listUsers: {
      providesTags: [USER_LIST],
      extraOptions: { expects: { users: 'records', pagination: 'record' } },
    },
    updateUser: { invalidatesTags: unlessFailed(() => [USER_LIST]) },
    listAdminReviews: { providesTags: [REVIEW_LIST] },
    // Hiding a review changes the rating of its project.
    updateReview: { invalidatesTags: unlessFailed(() => [REVIEW_LIST, PROJECT_LIST]) },
  },
});

/**
 * What the shop sold in a number of days, or since its start; like all calls here, for admins only.
 */
export const useGetAdminOverviewQuery = endpoints.getAdminOverview.useQuery;

/** A page of all projects, including those not for sale. */
export const useListAdminProjectsQuery = endpoints.listAdminProjects.useQuery;
/** One project with everything that editors see. */
export const useGetAdminProjectQuery = endpoints.getAdminProject.useQuery;
/** Refetches one project with everything that editors see. */
export const useLazyGetAdminProjectQuery = endpoints.getAdminProject.useLazyQuery;
/** Adds a project; a 400 response lists rejected fields as `FieldErrors`. */
export const useCreateProjectMutation = endpoints.createProject.useMutation;
/** Changes a project; 409 when another admin has changed it since `expected_updated_at`. */
export const useUpdateProjectMutation = endpoints.updateProject.useMutation;
/** Puts a project on sale, or takes it off sale. */
export const useUpdateProjectStatusMutation = endpoints.updateProjectStatus.useMutation;
/** Deletes a project; 409 when there are payments for it. */
export const useDeleteProjectMutation = endpoints.deleteProject.useMutation;

/** Activates, deactivates or deletes many projects; the response says what was done of each. */
export const useChangeProjectsMutation = endpoints.changeProjects.useMutation;
/** Adds the projects of a CSV file, or only judges them; 400 for a file that cannot be read. */
export const useImportProjectsMutation = endpoints.importProjects.useMutation;

/** Announces an upload. */
export const useStartUploadMutation = endpoints.startUpload.useMutation;
/** Requests how much of an upload was received. */
export const useLazyGetUploadQuery = endpoints.getUpload.useLazyQuery;
/** Sends the next part of an upload. */
export const useSendUploadPartMutation = endpoints.sendUploadPart.useMutation;

/** A page of all users' payments. */
export const useListAdminPaymentsQuery = endpoints.listAdminPayments.useQuery;
/** Asks the payment provider about a payment again; 409 when it is failed or refunded. */
export const useRecheckPaymentMutation = endpoints.recheckPayment.useMutation;
/** Approves or declines a refund, or records its payout; 409 when somebody else was faster. */
export const useDecideRefundMutation = endpoints.decideRefund.useMutation;

/** A page of all users. */
export const useListUsersQuery = endpoints.listUsers.useQuery;
/** Changes a user's role, or whether the email address is confirmed; 409 for one's own role. */
export const useUpdateUserMutation = endpoints.updateUser.useMutation;

/** A page of all reviews. */
export const useListAdminReviewsQuery = endpoints.listAdminReviews.useQuery;
/** Answers, hides or shows a review. */
export const useUpdateReviewMutation = endpoints.updateReview.useMutation;
