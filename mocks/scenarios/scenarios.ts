import type { ProviderBehaviour } from '../domain/provider';
import { EVERY_OPERATION, type Fault } from './faults';

/** A situation that QA and tests choose by name. */
export type Scenario = {
  /** A sentence without its full stop. */
  description: string;
  /** By operationId. */
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
    description: 'Nothing is for sale and nothing was ever sold',
    isEmptied: true,
  },
  slowNetwork: {
    description: 'Every call takes two and a half seconds longer',
    faults: { [EVERY_OPERATION]: { delayMs: 2500 } },
  },
  expiredSession: {
    description: 'The sessions that are open expire; a new login works',
    endsSessions: true,
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
