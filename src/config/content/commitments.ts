import { REFUND_WINDOWS, SUPPORT_HOURS } from '@/config/policyFigures';
import { site } from '@/config/site';

/** When money is refunded: the sentence that every page quotes. refundReasons.ts lists the cases. */
export const REFUND_SENTENCE = `Money back ${REFUND_WINDOWS.notAsDescribed} if not as described, ${REFUND_WINDOWS.technicalIssue} if it will not run.`;

/** When support answers: the statement that every page quotes which names hours. */
export const SUPPORT_STATEMENT = `${site.supportPromise}, whenever you write. Live chat: ${SUPPORT_HOURS.liveChat}. Phone line open ${SUPPORT_HOURS.phoneLine}.`;
