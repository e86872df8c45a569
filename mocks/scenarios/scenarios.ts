import type { ProviderBehaviour } from '../domain/provider';
import { EVERY_OPERATION, type Fault } from './faults';

/** A situation that QA and tests choose by name. */
export type Scenario = {
  /** One sentence without a full stop. */
  description: string;
  /** By target, such as an operationId. */
  faults?: Record<string, Fault>;
  provider?: ProviderBehaviour;
  /** Empties the shop; any other scenario restores it with all its changes. */
  isEmptied?: true;
  /** Ends all open sessions when the scenario is applied. */
  endsSessions?: true;
};

/** Every scenario by name. */
export const scenarios = {
  none: { description: 'Everything works' },
  declinedCard: {
    description: 'The bank declines every card',
    provider: { declinesCards: true },
  },
  forgedSignature: {
    description: 'The checkout returns a payment with an invalid signature',
    provider: { forgesSignatures: true },
  },
  sale: {
    description: 'Every order costs a fifth less than the price, and says why',
    provider: { reducesOrders: true },
  },
  verifyFails: {
    description: 'Verifying a payment fails with a server error',
    faults: { verifyPayment: { status: 500 } },
  },
  serverDown: {
    description: 'Every request fails with a server error',
    faults: { [EVERY_OPERATION]: { status: 500 } },
  },
  offline: {
    description: 'No request reaches the server',
    faults: { [EVERY_OPERATION]: { networkError: true } },
  },
  emptyShop: {
    description: 'Nothing is for sale and nothing was ever sold',
    isEmptied: true,
  },
  slowNetwork: {
    description: 'Every request takes two and a half seconds longer',
    faults: { [EVERY_OPERATION]: { delayMs: 2500 } },
  },
  expiredSession: {
    description: 'All open sessions expire; a new login works',
    endsSessions: true,
  },
  fileWithdrawn: {
    description: 'The file of every project is gone',
    faults: { downloadProject: { status: 410 } },
  },
  brokenZip: {
    description: 'A download returns JSON labelled as a zip file',
    faults: {
      downloadProject: {
        status: 200,
        body: { oops: true },
        headers: { 'Content-Type': 'application/zip' },
      },
    },
  },
} satisfies Record<string, Scenario>;

/** The name of a scenario. */
export type ScenarioName = keyof typeof scenarios;

/** Returns true for the name of a scenario. */
export function isScenarioName(name: unknown): name is ScenarioName {
  return typeof name === 'string' && Object.hasOwn(scenarios, name);
}
