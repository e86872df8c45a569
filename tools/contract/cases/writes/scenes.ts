import type { AdminProjectAnswer } from '@/api/generated/admin.gen';
import type { Call } from '../../exchange/types';
import type { Session } from '../../world/facts';
import { SkipCase, type World } from '../../world/world';
import { makeInput } from '../flows/adminProjects';
import { type Customer, makeBuyer, makeCustomer, makeNewcomer } from '../flows/buyer';
import type { Probe } from '../probe';
import { UNKNOWN_ID, UNKNOWN_TEXT } from '../unknownValues';

type Fields = Record<string, unknown>;

/** A call of another operation. */
export type Step = readonly [operationId: string, call: Call];

/** A successful write, and what shows its effect. */
export type Scene = {
  call: Call & { body?: Fields };
  /** The calls that show the effect, in addition to the response. */
  reads?: (answer: Fields) => Step[];
  /** Removes what the write has created. */
  undo?: (answer: Fields) => Step[];
};

/** The context in which scenes are created; `someone` is an account without purchases. */
export type Stage = { probe: Probe; world: World; someone: () => Promise<Session> };

/** How to exercise a write. */
export type Play = {
  make: (stage: Stage) => Promise<Scene>;
  /** Whether each success needs a new scene. */
  isOnce?: boolean;
  /** The status of a call that is valid but cannot succeed, such as one that needs a mail. */
  due?: number;
};

const GONE = 410;
const TEXT = 'Tried by the contract checker.';
const REVIEW = { stars: 4, title: 'Tried', text: TEXT };
const BUSINESS = { business_name: 'Contract Checker', gstin: '27AAPFU0939F1ZV' };

const admin = (world: World) => world.need('admin').token;

async function makeConversation({ probe, someone }: Stage) {
  const { token } = await someone();
  const { conversationId } = await probe.read('openConversation', { token });
  const body = { conversationId, message: TEXT, messageType: 'text' };
  await probe.call('sendChatMessage', { token, body });
  return { token, conversationId };
}

/** Creates a scene with staff in a conversation, which has an unread message. */
const inConversation =
  (body?: (world: World) => Fields): Play['make'] =>
  async (stage) => {
    const { conversationId } = await makeConversation(stage);
    const token = admin(stage.world);
    const path = { conversationId };
    return {
      call: { token, path, ...(body && { body: body(stage.world) }) },
      reads: () => [['getConversation', { token, path }]],
    };
  };

const hidden = () => makeInput({ is_active: false });

const projectReads = (token: string, id: number): Step[] => [
  ['getAdminProject', { token, path: { id } }],
  ['getProject', { path: { id } }],
];

/** Creates a scene with staff and a new project. */
const withProject =
  (call: (id: number) => Omit<Scene['call'], 'token'>): Play['make'] =>
  async ({ probe, world }) => {
    const token = admin(world);
    const made = await probe.read('createProject', { token, body: hidden() });
    const { id } = made.project;
    return { call: { token, ...call(id) }, reads: () => projectReads(token, id) };
  };

const profileOf = ({ token }: Fields): Step[] => [['getProfile', { token: String(token) }]];

const historyOf = ({ token }: Customer) => [['listPayments', { token }]] satisfies Step[];

async function refundOf(probe: Probe, { token, payment }: Customer) {
  const { payments } = await probe.read('listPayments', { token });
  const [reason] = payments[0]?.refund_reasons ?? [];
  if (!reason) throw new SkipCase('the payment allows no refund');
  return { token, path: { orderId: payment.orderId }, body: { reason, text: TEXT } };
}

async function makeReview({ probe, world }: Stage) {
  const buyer = await makeBuyer(probe, world);
  const mine = { token: buyer.token, path: { id: buyer.projectId } };
  const written = await probe.read('saveOwnReview', { ...mine, body: REVIEW });
  return { mine, path: { reviewId: written.review.id } };
}

const makeQuestion = async ({ world, someone }: Stage) => {
  const { token } = await someone();
  return { token, path: { id: world.need('project').id }, body: { text: TEXT } };
};

const often = (make: Play['make']): Play => ({ make });
const once = (make: Play['make']): Play => ({ make, isOnce: true });
const failing = (due: number, make: Play['make']): Play => ({ make, due });

/** Creates a scene with a buyer, whose history shows the effect. */
const withBuyer = (
  makeCall: (buyer: Customer, stage: Stage) => Promise<Scene['call']> | Scene['call'],
): Play['make'] => {
  return async (stage) => {
    const buyer = await makeBuyer(stage.probe, stage.world);
    return { call: await makeCall(buyer, stage), reads: () => historyOf(buyer) };
  };
};

const pathOf = ({ payment }: Customer) => ({ orderId: payment.orderId });

/** How each write with a JSON body or without a body succeeds. */
export const plays: Record<string, Play> = {
  login: often(async ({ someone }) => {
    const { email, password } = await someone();
    return { call: { body: { email, password } }, reads: profileOf };
  }),
  register: once(async ({ world }) => ({
    call: { body: world.makeRegistration() },
    reads: profileOf,
  })),
  updateProfile: often(async ({ someone }) => {
    const { token, user } = await someone();
    const body = { name: user.name, phone: user.phone };
    return { call: { token, body }, reads: () => profileOf({ token }) };
  }),
  changePassword: once(async ({ probe, world }) => {
    const { token, password } = await makeNewcomer(probe, world);
    const newPassword = world.makePassword('$NEW_PASSWORD');
    const body = { currentPassword: password, newPassword };
    // The token has ended, and nothing shows a password.
    return { call: { token, body }, reads: () => [] };
  }),
  requestPasswordReset: often(async ({ someone }) => {
    const { email, token } = await someone();
    return { call: { body: { email } }, reads: () => profileOf({ token }) };
  }),
  resetPassword: failing(GONE, async ({ world }) => ({
    call: { body: { token: UNKNOWN_TEXT, newPassword: world.makePassword('$NEW_PASSWORD') } },
  })),
  confirmEmail: failing(GONE, async () => ({ call: { body: { token: UNKNOWN_TEXT } } })),
  deleteAccount: once(async ({ probe, world }) => {
    const { token, password } = await makeNewcomer(probe, world);
    return { call: { token, body: { password } } };
  }),
  saveOwnReview: often(async (stage) => {
    const { mine } = await makeReview(stage);
    return { call: { ...mine, body: REVIEW }, reads: () => [['getOwnReview', mine]] };
  }),
  markReviewHelpful: often(async (stage) => {
    const { path, mine } = await makeReview(stage);
    const { token } = await stage.someone();
    return {
      call: { token, path, body: { is_helpful: true } },
      reads: () => [
        ['getOwnReview', mine],
        ['getOwnReview', { ...mine, token }],
      ],
    };
  }),
  askQuestion: often(async (stage) => ({ call: await makeQuestion(stage) })),
  answerQuestion: often(async (stage) => {
    const { question } = await stage.probe.read('askQuestion', await makeQuestion(stage));
    const path = { questionId: question.id };
    return { call: { token: admin(stage.world), path, body: { answer: TEXT } } };
  }),
  createPaymentOrder: often(async ({ world, someone }) => {
    const { token } = await someone();
    const { id, base_price: price } = world.need('project');
    return {
      call: { token, body: { projectId: id, amount: Number(price) } },
      reads: ({ orderId }) => [
        ['getPurchaseStatus', { token, path: { id } }],
        ['getPaymentOrder', { token, path: { orderId: String(orderId) } }],
        ['listPayments', { token }],
        ['listPurchasedProjects', { token }],
      ],
    };
  }),
  verifyPayment: once(async ({ probe, world }) => {
    const customer = await makeCustomer(probe, world);
    const { token, projectId: id, payment } = customer;
    return {
      call: { token, body: payment },
      reads: () => [
        ['getPurchaseStatus', { token, path: { id } }],
        ['listPurchasedProjects', { token }],
        ...historyOf(customer),
      ],
    };
  }),
  requestRefund: once(withBuyer((buyer, { probe }) => refundOf(probe, buyer))),
  issueInvoice: once(
    withBuyer((buyer) => ({ token: buyer.token, path: pathOf(buyer), body: BUSINESS })),
  ),
  grantRefund: once(
    withBuyer((buyer, { world }) => ({
      token: admin(world),
      path: pathOf(buyer),
      body: { reason: 'technical_issue', text: TEXT },
    })),
  ),
  decideRefund: once(
    withBuyer(async (buyer, { probe, world }) => {
      await probe.call('requestRefund', await refundOf(probe, buyer));
      const body = { status: 'approved', note: TEXT };
      return { token: admin(world), path: pathOf(buyer), body };
    }),
  ),
  sendChatMessage: often(async (stage) => {
    const { token, conversationId } = await makeConversation(stage);
    const body = { conversationId, message: TEXT, messageType: 'text' };
    return { call: { token, body }, reads: () => [['openConversation', { token }]] };
  }),
  tellOpenedFrom: often(async (stage) => {
    const { token, conversationId } = await makeConversation(stage);
    const byAdmin = { token: admin(stage.world), path: { conversationId } };
    return {
      call: { token, body: { title: 'Tried', path: '/projects/1' } },
      reads: () => [['getConversation', byAdmin]],
    };
  }),
  openConversation: often(async ({ someone }) => ({ call: { token: (await someone()).token } })),
  markAnswersRead: often(async (stage) => {
    const { token } = await makeConversation(stage);
    return { call: { token }, reads: () => [['getUnreadCount', { token }]] };
  }),
  markConversationRead: often(inConversation()),
  deleteOwnReview: once(async (stage) => {
    const { mine } = await makeReview(stage);
    return { call: mine, reads: () => [['getOwnReview', mine]] };
  }),
  recheckPayment: often(
    withBuyer((buyer, { world }) => ({ token: admin(world), path: pathOf(buyer) })),
  ),
  updateConversation: often(inConversation(() => ({ status: 'active' }))),
  addConversationNote: often(inConversation(() => ({ text: TEXT }))),
  assignConversation: often(
    inConversation((world) => ({ assignee_id: world.need('admin').user.id })),
  ),
  createProject: once(async ({ world }) => {
    const token = admin(world);
    const idOf = ({ project }: Fields) => (project as AdminProjectAnswer['project']).id;
    return {
      call: { token, body: hidden() },
      reads: (answer) => projectReads(token, idOf(answer)),
      undo: (answer) => [['deleteProject', { token, path: { id: idOf(answer) } }]],
    };
  }),
  changeProjects: often(
    withProject((id) => ({ body: { action: 'deactivate', ids: [UNKNOWN_ID, id] } })),
  ),
  updateProject: often(withProject((id) => ({ path: { id }, body: hidden() }))),
  updateProjectStatus: often(withProject((id) => ({ path: { id }, body: { is_active: false } }))),
  startUpload: often(async ({ world }) => {
    const token = admin(world);
    return {
      call: { token, body: { kind: 'archive', file_name: 'tried.zip', file_size: 20 } },
      reads: ({ upload }) => [
        ['getUpload', { token, path: { uploadId: String((upload as Fields).id) } }],
      ],
    };
  }),
  updateUser: often(async ({ world, someone }) => {
    const { token, user } = await someone();
    const body = { is_verified: true, role: 'user' };
    return {
      call: { token: admin(world), path: { userId: user.id }, body },
      reads: () => profileOf({ token }),
    };
  }),
  updateReview: often(async (stage) => {
    const { mine, path } = await makeReview(stage);
    return {
      call: { token: admin(stage.world), path, body: { answer: TEXT, is_hidden: false } },
      reads: () => [['getOwnReview', mine]],
    };
  }),
};

/**
 * Returns an account without purchases, shared by the scenes of a run unless a new one is
 * requested.
 */
export async function makeStage(probe: Probe, world: World, isFresh = false): Promise<Stage> {
  const someone = async () => {
    const known = isFresh ? undefined : world.maybe('spare');
    const session = known ?? (await makeNewcomer(probe, world));
    if (!isFresh) world.learn({ spare: session });
    return session;
  };
  return { probe, world, someone };
}
