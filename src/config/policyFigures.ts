import { site } from './site';

/**
 * The figures that the policies, Help and Contact state, worded as in the specification's section
 * 9. The money-back guarantee and the free support are in CLAIMS, the support promise and the
 * shop's business hours in `site`.
 */

/** Business hours as the terms page states them, one line each. */
export const TERMS_HOURS = {
  weekdays: 'Monday to Friday 11:00 to 20:00 IST',
  saturday: 'Saturday 10:00 to 16:00',
  sunday: 'Sunday closed',
} as const;

/** Live chat hours, Monday to Friday, as hours of the day in Indian Standard Time. */
export const LIVE_CHAT_HOURS = { opensAt: 11, closesAt: 20 } as const;

const onTheClock = (hour: number) => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`;

/** When the live chat is staffed (Contact) and the phone line is open (Help). */
export const SUPPORT_HOURS = {
  liveChat: `Monday to Friday ${onTheClock(LIVE_CHAT_HOURS.opensAt)} to ${onTheClock(LIVE_CHAT_HOURS.closesAt)} IST`,
  phoneLine: '11am to 8pm daily',
} as const;

const ANY_TIME = `${site.supportPromise}, whenever you write.`;
const BY_PHONE = `Phone line open ${SUPPORT_HOURS.phoneLine}.`;

/** When support answers: the statement that every page quotes which names hours. */
export const SUPPORT_STATEMENT = `${ANY_TIME} Live chat: ${SUPPORT_HOURS.liveChat}. ${BY_PHONE}`;

/** The same beside the hours of the live chat. */
export const SUPPORT_BESIDE_CHAT = `${ANY_TIME} ${BY_PHONE}`;

/** Stands after "24/7 support": one may write at any hour, people answer later. */
export const SUPPORT_ANSWERED = site.supportPromise.replace(/^Support response/, 'answered');

/** Response times; Help states the average, the privacy policy the others. */
export const RESPONSE_TIMES = {
  average: '1-2 days',
  privacyInquiries: '48 hours',
  dataSubjectRequests: '30 days',
  generalQuestions: '24 hours',
} as const;

const DOWNLOAD_PERIOD = '1 year';

/** The steps of a delivery and the limits of downloads. */
export const DELIVERY = {
  paymentConfirmation: 'instant',
  orderProcessing: '1-2 days',
  downloadLinks: 'generated instantly',
  downloads: `unlimited for ${DOWNLOAD_PERIOD}`,
  downloadPeriod: DOWNLOAD_PERIOD,
  linksValid: '24 hours',
} as const;

/** What becomes of a payment that the provider has not confirmed yet. */
export const LATE_PAYMENT = `Within ${DELIVERY.orderProcessing} the project is yours, or the money goes back.`;

/** Stands beside "Lifetime access": the copy is for good, the download is not. */
export const LIFETIME_MEANING = `Your copy is yours for good; we serve the file for ${DOWNLOAD_PERIOD}`;

/** What customers can request after a purchase, and for how long. */
export const REFUND_WINDOWS = {
  guarantee: '7-day guarantee',
  exchangeOrCredit: 'within 7 days',
  exchanges: 'one exchange per purchase',
  creditValid: '1 year',
} as const;

/** Duration of each stage of a refund. */
export const REFUND_TIMINGS = {
  review: '24-48 hours',
  processing: '5-7 business days',
  bank: '3-5 days',
} as const;

/** Notice period of changed terms, and the shop's maximum liability. */
export const TERMS_LIMITS = {
  noticePeriod: '30 days',
  liabilityCap: 'the amount paid in the prior 12 months',
} as const;

/** Retention period of each kind of data. */
export const RETENTION = {
  inactiveAccounts: '3 years',
  purchaseRecords: '7 years',
  supportCommunications: '2 years',
  analytics: '2 years',
  logs: '1 year',
  securityLogs: '3 years',
} as const;
