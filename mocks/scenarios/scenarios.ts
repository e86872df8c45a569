import type { ProviderBehaviour } from '../domain/provider';
import { CONNECT_SOCKET, EVERY_OPERATION, type Fault } from './faults';

/** A situation that QA and tests choose by name. */
export type Scenario = {
  description: string;
  faults?: Record<string, Fault>;
  provider?: ProviderBehaviour;
};

/** Every scenario by name. */
export const scenarios = {
  none: { description: 'Everything works' },
  declinedCard: {
    description: 'The bank declines every card',
    provider: { declinesCards: true },
  },
  forgedSignature: {
    description: 'The checkout hands over a payment whose signature is wrong',
    provider: { forgesSignatures: true },
  },
  verifyFails: {
    description: 'The verification of a payment ends in a server error',
    faults: { verifyPayment: { status: 500 } },
  },
  serverDown: {
    description: 'Every call ends in a server error',
    faults: { [EVERY_OPERATION]: { status: 500 } },
  },
  offline: {
    description: 'No call reaches the server',
    faults: { [EVERY_OPERATION]: { networkError: true } },
  },
  emptyShop: {
    description: 'There are no projects',
    faults: {
      listProjects: {
        status: 200,
        body: { projects: [], pagination: { total: 0, total_pages: 0 } },
      },
      listCategories: { status: 200, body: { categories: [] } },
      listAdminProjects: {
        status: 200,
        body: { projects: [], pagination: { total: 0, total_pages: 0 } },
      },
      getAdminProject: { status: 404, body: { success: false, message: 'Project not found' } },
      getProject: { status: 404, body: { success: false, message: 'Project not found' } },
      getPublicStats: {
        status: 200,
        body: { totalProjects: 0, totalUsers: 0, totalOrders: 0, totalDownloads: 0 },
      },
    },
  },
  slowNetwork: {
    description: 'Every call takes two and a half seconds longer',
    faults: { [EVERY_OPERATION]: { delayMs: 2500 } },
  },
  expiredSession: {
    description: 'Tokens are refused once the session was taken up',
    faults: Object.fromEntries(
      [
        'updateProfile',
        'changePassword',
        'getPurchaseStatus',
        'listPurchasedProjects',
        'downloadProject',
        'listPayments',
        'createPaymentOrder',
        'verifyPayment',
        'openConversation',
        'sendChatMessage',
        'listConversations',
        'getConversation',
        'updateConversation',
        'markConversationRead',
        'getAdminOverview',
        'listAdminProjects',
        'createProject',
        'getAdminProject',
        'updateProject',
        'deleteProject',
        'updateProjectStatus',
        'startUpload',
        'getUpload',
        'sendUploadPart',
        'listAdminPayments',
        'exportAdminPayments',
        'listUsers',
        'updateUser',
        CONNECT_SOCKET,
      ].map((operationId) => [operationId, { status: 401 }]),
    ),
  },
  fileWithdrawn: {
    description: 'The file of every project is gone',
    faults: { downloadProject: { status: 410 } },
  },
  brokenZip: {
    description: 'A download answers JSON that poses as a zip file',
    faults: {
      downloadProject: { status: 200, body: { oops: true }, contentType: 'application/zip' },
    },
  },
} satisfies Record<string, Scenario>;

/** The name of a scenario. */
export type ScenarioName = keyof typeof scenarios;

/** True for the name of a scenario. */
export function isScenarioName(name: unknown): name is ScenarioName {
  return typeof name === 'string' && Object.hasOwn(scenarios, name);
}
