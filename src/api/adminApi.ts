import { adminApi } from './generated/admin.gen';
import { unlessFailed } from './unlessFailed';

export type {
  AdminPayment,
  AdminProject,
  AdminUser,
  ExportAdminPaymentsArg,
  GetAdminOverviewArg,
  ProjectInput,
  Upload,
  UploadKind,
} from './generated/admin.gen';

const PROJECT_LIST = { type: 'Project', id: 'LIST' } as const;
const USER_LIST = { type: 'User', id: 'LIST' } as const;

const changedProject = ({ id }: { id: number }) => [PROJECT_LIST, { type: 'Project' as const, id }];

// The tags are the shop's own: what an admin changes is asked for again wherever it is shown.
const { endpoints } = adminApi.enhanceEndpoints({
  addTagTypes: ['User'],
  endpoints: {
    listAdminProjects: { providesTags: [PROJECT_LIST] },
    getAdminProject: { providesTags: (_answer, _error, { id }) => [{ type: 'Project', id }] },
    createProject: { invalidatesTags: unlessFailed(() => [PROJECT_LIST]) },
    updateProject: { invalidatesTags: unlessFailed(changedProject) },
    updateProjectStatus: { invalidatesTags: unlessFailed(changedProject) },
    deleteProject: { invalidatesTags: unlessFailed(changedProject) },
    listUsers: { providesTags: [USER_LIST] },
    updateUser: { invalidatesTags: unlessFailed(() => [USER_LIST]) },
  },
});

/** What the shop sold over a number of days, or since its start; for admins, as all of these. */
export const useGetAdminOverviewQuery = endpoints.getAdminOverview.useQuery;

/** A page of all projects, those not for sale too. */
export const useListAdminProjectsQuery = endpoints.listAdminProjects.useQuery;
/** One project as its editors see it. */
export const useGetAdminProjectQuery = endpoints.getAdminProject.useQuery;
/** Asks anew for one project as its editors see it. */
export const useLazyGetAdminProjectQuery = endpoints.getAdminProject.useLazyQuery;
/** Adds a project; refused fields come as `FieldErrors` with status 400. */
export const useCreateProjectMutation = endpoints.createProject.useMutation;
/** Changes a project; 409 when somebody else has changed it since `expected_updated_at`. */
export const useUpdateProjectMutation = endpoints.updateProject.useMutation;
/** Offers a project for sale, or no longer. */
export const useUpdateProjectStatusMutation = endpoints.updateProjectStatus.useMutation;
/** Removes a project; 409 when there are payments for it. */
export const useDeleteProjectMutation = endpoints.deleteProject.useMutation;

/** Announces a file. */
export const useStartUploadMutation = endpoints.startUpload.useMutation;
/** Asks how much of a file was received. */
export const useLazyGetUploadQuery = endpoints.getUpload.useLazyQuery;
/** Sends the next part of a file. */
export const useSendUploadPartMutation = endpoints.sendUploadPart.useMutation;

/** A page of everybody's payments. */
export const useListAdminPaymentsQuery = endpoints.listAdminPayments.useQuery;

/** A page of all people with an account. */
export const useListUsersQuery = endpoints.listUsers.useQuery;
/** Changes a person's role, or whether the email address counts as confirmed; 409 for the own role. */
export const useUpdateUserMutation = endpoints.updateUser.useMutation;
