import type { Case } from '../cases/case';
import { derivedCases } from '../cases/derived/derivedCases';
import { listParameterCases } from '../cases/derived/listParameterCases';
import { methodCases } from '../cases/derived/methodCases';
import { preflightCases } from '../cases/derived/preflightCases';
import { adminListings } from '../cases/flows/adminListings';
import { adminUserCases } from '../cases/flows/adminUsers';
import { adminShopCases } from '../cases/flows/adminShop';
import { adminUploadCases } from '../cases/flows/adminUploads';
import { accountCases, loginCases } from '../cases/flows/account';
import { catalogueCases, projectListing } from '../cases/flows/catalogue';
import { catalogueFilterCases } from '../cases/flows/catalogueFilters';
import { chatCases } from '../cases/flows/chat';
import { libraryCases } from '../cases/flows/library';
import { purchaseCases } from '../cases/flows/purchase';
import { refundCases } from '../cases/flows/refunds';
import { reviewCases } from '../cases/flows/reviews';
import { supportCases } from '../cases/flows/support';
import { listingCases } from '../cases/listings/listingCases';
import type { ContractDocument } from '../document/types';
import { realtimeCases } from '../realtime/realtimeCases';

/** What to include in a plan. */
export type PlanOptions = {
  /** Whether to check preflight requests from another origin. */
  withOrigin: boolean;
  /** Includes only the cases of this operation, and the flows they depend on. */
  only?: string | undefined;
};

/** Cases that depend on each other, in execution order. */
const flows: readonly Case[] = [
  ...loginCases,
  ...catalogueCases,
  ...accountCases,
  ...libraryCases,
  ...purchaseCases,
  ...reviewCases,
  ...chatCases,
  ...realtimeCases,
  ...supportCases,
  ...adminShopCases,
  ...adminUploadCases,
  ...adminUserCases,
  // An approved refund ends the ownership that the other flows need.
  ...refundCases,
];

/** Cases that no other case depends on. */
const independentCases = (document: ContractDocument, withOrigin: boolean): Case[] => [
  ...catalogueFilterCases,
  ...[projectListing, ...adminListings].flatMap(listingCases),
  ...derivedCases(document),
  ...listParameterCases(document),
  ...methodCases(document),
  ...(withOrigin ? preflightCases(document) : []),
];

/** Returns the cases in execution order: later ones use the results of earlier ones. */
export function planCases(document: ContractDocument, { withOrigin, only }: PlanOptions): Case[] {
  const independent = independentCases(document, withOrigin);
  return [
    ...flows,
    ...independent.filter(({ operationId }) => only === undefined || operationId === only),
  ];
}
