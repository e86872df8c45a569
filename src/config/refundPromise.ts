/** Days after a purchase; apart from policyFigures.ts, since the footer needs them in every first view. */
export const REFUND_DAYS = { notAsDescribed: 30, technicalIssue: 7 } as const;

/** When money is refunded: the sentence that every page quotes. refundReasons.ts lists the cases. */
export const REFUND_SENTENCE = `Money back within ${REFUND_DAYS.notAsDescribed} days if not as described, within ${REFUND_DAYS.technicalIssue} days if it will not run.`;
