import { dayOf } from '@/lib/time';
import { changeProjects } from '../domain/admin/changeProjects';
import { importProjects } from '../domain/admin/importProjects';
import { getAdminOverview } from '../domain/admin/overview';
import { exportAdminPayments, listAdminPayments, recheckPayment } from '../domain/admin/payments';
import {
  createProject,
  deleteProject,
  getAdminProject,
  listAdminProjects,
  updateProject,
  updateProjectStatus,
} from '../domain/admin/projects';
import { answerQuestion, deleteQuestion, listAdminQuestions } from '../domain/admin/questions';
import { decideRefund, grantRefund } from '../domain/admin/refunds';
import { listAdminReviews, updateReview } from '../domain/admin/reviews';
import { getUpload, receivePart, startUpload } from '../domain/admin/uploads';
import { listUsers, updateUser } from '../domain/admin/users';
import { DomainError } from '../domain/errors';
import { forStaff } from './forStaff';
import type { OperationHandlers } from './operation';
import { documentedOperations } from './operations.gen';

function csvResponse(csv: string, day: string): Response {
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="payments-${day}.csv"`,
    },
  });
}

/** The handlers of the tag `admin`. */
export const adminOperations: OperationHandlers<'admin'> = {
  getAdminOverview: forStaff(({ domain, arg, url }) => {
    if (arg.days === undefined && url.searchParams.has('days')) {
      const periods = documentedOperations.getAdminOverview.parameters.days.values.join(', ');
      throw new DomainError('badRequest', `An overview has ${periods} days, or everything`);
    }
    return getAdminOverview(domain, arg);
  }),
  listAdminProjects: forStaff(({ domain, arg }) => listAdminProjects(domain, arg)),
  createProject: forStaff(async ({ domain, readBody }) => createProject(domain, await readBody())),
  changeProjects: forStaff(async ({ domain, readBody }) =>
    changeProjects(domain, await readBody()),
  ),
  importProjects: forStaff(async ({ domain, arg, request }) =>
    importProjects(domain, new Uint8Array(await request.arrayBuffer()), arg.dryRun ?? false),
  ),
  getAdminProject: forStaff(({ domain, arg }) => getAdminProject(domain, arg.id)),
  updateProject: forStaff(async ({ domain, arg, readBody }) =>
    updateProject(domain, arg.id, await readBody()),
  ),
  deleteProject: forStaff(({ domain, arg }) => deleteProject(domain, arg.id)),
  updateProjectStatus: forStaff(async ({ domain, arg, readBody }) =>
    updateProjectStatus(domain, arg.id, await readBody()),
  ),
  startUpload: forStaff(async ({ domain, readBody }) => startUpload(domain, await readBody())),
  getUpload: forStaff(({ domain, arg }) => getUpload(domain, arg.uploadId)),
  sendUploadPart: forStaff(async ({ domain, arg, request }) =>
    receivePart(domain, arg.uploadId, arg.offset, await request.blob()),
  ),
  listAdminPayments: forStaff(({ domain, arg }) => listAdminPayments(domain, arg)),
  exportAdminPayments: forStaff(({ domain, arg }) =>
    csvResponse(exportAdminPayments(domain, arg), dayOf(domain.now().getTime())),
  ),
  recheckPayment: forStaff(({ domain, arg }) => recheckPayment(domain, arg.orderId)),
  grantRefund: forStaff(async ({ domain, arg, readBody }) =>
    grantRefund(domain, arg.orderId, await readBody()),
  ),
  decideRefund: forStaff(async ({ domain, arg, readBody }) =>
    decideRefund(domain, arg.orderId, await readBody()),
  ),
  listUsers: forStaff(({ domain, arg }) => listUsers(domain, arg)),
  updateUser: forStaff(async ({ domain, arg, user, readBody }) =>
    updateUser(domain, user, arg.userId, await readBody()),
  ),
  listAdminReviews: forStaff(({ domain, arg }) => listAdminReviews(domain, arg)),
  updateReview: forStaff(async ({ domain, arg, readBody }) =>
    updateReview(domain, arg.reviewId, await readBody()),
  ),
  listAdminQuestions: forStaff(({ domain, arg }) => listAdminQuestions(domain, arg)),
  answerQuestion: forStaff(async ({ domain, arg, readBody }) =>
    answerQuestion(domain, arg.questionId, await readBody()),
  ),
  deleteQuestion: forStaff(({ domain, arg }) => deleteQuestion(domain, arg.questionId)),
};
