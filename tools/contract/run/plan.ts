import type { Case } from '../cases/case';
import { derivedCases } from '../cases/derived/derivedCases';
import { methodCases } from '../cases/derived/methodCases';
import { preflightCases } from '../cases/derived/preflightCases';
import { accountCases, loginCases } from '../cases/flows/account';
import { catalogueCases, projectListing } from '../cases/flows/catalogue';
import { chatCases } from '../cases/flows/chat';
import { libraryCases } from '../cases/flows/library';
import { purchaseCases } from '../cases/flows/purchase';
import { supportCases } from '../cases/flows/support';
import { listingCases } from '../cases/listings/listingCases';
import type { ContractDocument } from '../document/types';
import { realtimeCases } from '../realtime/realtimeCases';

/** Every case in the order in which it is run: later ones build upon what earlier ones found out. */
export function planCases(document: ContractDocument, withOrigin: boolean): Case[] {
  return [
    ...loginCases,
    ...catalogueCases,
    ...listingCases(projectListing),
    ...accountCases,
    ...libraryCases,
    ...purchaseCases,
    ...chatCases,
    ...realtimeCases,
    ...supportCases,
    ...derivedCases(document),
    ...methodCases(document),
    ...(withOrigin ? preflightCases(document) : []),
  ];
}
