import type { Case } from '../cases/case';
import { derivedCases } from '../cases/derived/derivedCases';
import { methodCases } from '../cases/derived/methodCases';
import { preflightCases } from '../cases/derived/preflightCases';
import { adminListings } from '../cases/flows/adminListings';
import { adminPeopleCases } from '../cases/flows/adminPeople';
import { adminShopCases } from '../cases/flows/adminShop';
import { adminUploadCases } from '../cases/flows/adminUploads';
import { accountCases, loginCases } from '../cases/flows/account';
import { catalogueCases, projectListing } from '../cases/flows/catalogue';
import { chatCases } from '../cases/flows/chat';
import { libraryCases } from '../cases/flows/library';
import { purchaseCases } from '../cases/flows/purchase';
import { supportCases } from '../cases/flows/support';
import { listingCases } from '../cases/listings/listingCases';
import type { ContractDocument } from '../document/types';
import { realtimeCases } from '../realtime/realtimeCases';

/** What a plan takes in besides the flows. */
export type PlanOptions = {
  /** Whether pages of another origin are looked at. */
  withOrigin: boolean;
  /** The one operation whose cases are wanted, with the flows that they build upon. */
  only?: string | undefined;
};

/** Cases that build upon each other, in the order in which they are run. */
const flows: readonly Case[] = [
  ...loginCases,
  ...catalogueCases,
  ...accountCases,
  ...libraryCases,
  ...purchaseCases,
  ...chatCases,
  ...realtimeCases,
  ...supportCases,
  ...adminShopCases,
  ...adminUploadCases,
  ...adminPeopleCases,
];

/** Cases that nothing builds upon. */
const independentCases = (document: ContractDocument, withOrigin: boolean): Case[] => [
  ...[projectListing, ...adminListings].flatMap(listingCases),
  ...derivedCases(document),
  ...methodCases(document),
  ...(withOrigin ? preflightCases(document) : []),
];

/** Every case in the order in which it is run: later ones build upon what earlier ones found out. */
export function planCases(document: ContractDocument, { withOrigin, only }: PlanOptions): Case[] {
  const independent = independentCases(document, withOrigin);
  return [
    ...flows,
    ...independent.filter(({ operationId }) => only === undefined || operationId === only),
  ];
}
