import { type Case, REALTIME } from '../cases/case';
import { derivedCases } from '../cases/derived/derivedCases';
import { facetCases } from '../cases/derived/facetCases';
import { idCases } from '../cases/derived/idCases';
import { listParameterCases } from '../cases/derived/listParameterCases';
import { methodCases } from '../cases/derived/methodCases';
import { pageCases } from '../cases/derived/pageCases';
import { preflightCases } from '../cases/derived/preflightCases';
import { safeCases } from '../cases/derived/safeCases';
import { accountCases, loginCases } from '../cases/flows/account';
import { adminProjectCases } from '../cases/flows/adminProjects';
import { adminUploadCases } from '../cases/flows/adminUploads';
import { adminUserCases } from '../cases/flows/adminUsers';
import { catalogueCases } from '../cases/flows/catalogue';
import { catalogueFilterCases } from '../cases/flows/catalogueFilters';
import { chatCases } from '../cases/flows/chat';
import { figureCases } from '../cases/flows/figures';
import { keyCases } from '../cases/flows/keys';
import { libraryCases } from '../cases/flows/library';
import { ownDataCases } from '../cases/flows/ownData';
import { purchaseCases } from '../cases/flows/purchase';
import { refundCases } from '../cases/flows/refunds';
import { reviewCases } from '../cases/flows/reviews';
import { supportCases } from '../cases/flows/support';
import { webhookCases } from '../cases/flows/webhook';
import type { Listing } from '../cases/listings/listing';
import { listingCases } from '../cases/listings/listingCases';
import * as listings from '../cases/listings/listings';
import { atOnceCases } from '../cases/writes/atOnceCases';
import { boundCases } from '../cases/writes/boundCases';
import { claimCases } from '../cases/writes/claimCases';
import { effectCases } from '../cases/writes/effectCases';
import type { ContractDocument } from '../document/types';
import { fuzzCases, type FuzzOptions } from '../fuzz/fuzzCases';
import { realtimeCases } from '../realtime/realtimeCases';

/** What to include in a plan. */
export type PlanOptions = {
  /** Whether to check preflight requests from another origin. */
  withOrigin: boolean;
  /** Includes only the cases of this operation, and those that prepare them. */
  only?: string | undefined;
  /** Adds requests generated from the schemas. */
  fuzz?: FuzzOptions | undefined;
};

/** Cases that depend on each other, in execution order. */
const flows: readonly Case[] = [
  ...loginCases,
  ...catalogueCases,
  ...accountCases,
  ...libraryCases,
  ...purchaseCases,
  ...webhookCases,
  ...reviewCases,
  ...chatCases,
  ...realtimeCases,
  ...supportCases,
  ...ownDataCases,
  ...adminProjectCases,
  ...adminUploadCases,
  ...keyCases,
  ...adminUserCases,
  // An approved refund ends the ownership that the other flows need.
  ...refundCases,
];

/** Cases that no other case depends on. */
const makeIndependentCases = (document: ContractDocument): Case[] => [
  ...catalogueFilterCases,
  ...figureCases,
  ...Object.values<Listing<never>>(listings).flatMap(listingCases),
  ...derivedCases(document),
  ...claimCases(document),
  ...boundCases(document),
  ...effectCases(document),
  ...atOnceCases(document),
  ...facetCases(document),
  ...idCases(document),
  ...listParameterCases(document),
  ...pageCases(document),
  ...safeCases(document),
  ...methodCases(document),
];

const independent = new WeakMap<ContractDocument, Case[]>();

/** Returns the same cases each time: making those of all bounds takes longer than a short run. */
function independentCases(document: ContractDocument): Case[] {
  const cases = independent.get(document) ?? makeIndependentCases(document);
  independent.set(document, cases);
  return cases;
}

/** Returns the cases in execution order: later ones use the results of earlier ones. */
export function planCases(
  document: ContractDocument,
  { withOrigin, only, fuzz }: PlanOptions,
): Case[] {
  const all = [
    ...flows,
    ...independentCases(document),
    ...(withOrigin ? preflightCases(document) : []),
    ...(fuzz ? fuzzCases(document, fuzz) : []),
  ];
  const known = new Set([REALTIME, ...document.operations.map(({ operationId }) => operationId)]);
  return all.filter(
    ({ operationId, prepares = false }) =>
      // Another version of the document may lack operations of the flows.
      known.has(operationId) && (only === undefined || only === operationId || prepares),
  );
}
