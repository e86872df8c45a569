import { CLAIMS, PURCHASE_BENEFITS } from '@/config/constants';
import { paths } from '@/config/paths';
import { DELIVERY } from '@/config/policyFigures';

/** A promise of every purchase, with its condition and the policy section that contains it. */
type PurchasePromise = {
  /** Verbatim from the specification. */
  text: string;
  condition: string;
  /** Path and fragment. */
  policy: string;
};

const [instantDownload, lifetimeAccess, commercialLicense, moneyBack] = PURCHASE_BENEFITS;

/** What every purchase includes, in plain words. */
export const purchasePromises: readonly PurchasePromise[] = [
  {
    text: instantDownload,
    condition: 'The zip file comes as soon as you have paid',
    policy: `${paths.shipping}#delivery-steps`,
  },
  {
    text: lifetimeAccess,
    condition: `Your copy is yours for good; we serve the file for ${DELIVERY.downloadPeriod}`,
    policy: `${paths.shipping}#download-limits`,
  },
  {
    text: commercialLicense,
    condition: 'Use it in your business and for clients; reselling the code is not included',
    policy: `${paths.terms}#commercial-license`,
  },
  {
    text: moneyBack,
    condition: 'If it does not do what this page says',
    policy: `${paths.refunds}#guarantees`,
  },
  {
    text: CLAIMS.freeSupport,
    condition: 'Help with installing and running it, and faults corrected',
    policy: `${paths.terms}#support-and-services`,
  },
];
