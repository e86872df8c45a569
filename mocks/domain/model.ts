import type { UploadKind } from '@/api/generated/admin.gen';
import type { IssuedDetails, RefundReason, RefundStatus } from '@/api/generated/payments.gen';
import type {
  DocumentDetails,
  FocalPoint,
  LaunchRecord,
  ProjectDocument,
  Release,
} from '@/api/generated/projects.gen';
import type { LicenseText } from '@/config/content/licenses';
import { tableOf } from './table';

/**
 * Rows of the mock backend's tables. Rows are immutable: they are replaced, never changed. Prices
 * are in paise.
 */

export type UserRow = {
  readonly id: number;
  readonly name: string;
  /** Trimmed and in lower case. */
  readonly email: string;
  readonly phone: string | null;
  readonly passwordSalt: string;
  readonly passwordHash: string;
  readonly createdAt: string;
  readonly isVerified: boolean;
  readonly role: 'user' | 'admin';
  /** How many times all sessions of this user were ended; earlier tokens have expired. */
  readonly sessionsEnded: number;
  /** When the user deleted the account, which leaves only the purchases; null if not. */
  readonly deletedAt: string | null;
};

export type ProjectRow = {
  readonly id: number;
  readonly title: string;
  readonly category: string | null;
  readonly shortDescription: string;
  readonly description: string;
  readonly pricePaise: number;
  readonly downloadCount: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** In bytes; null if unknown. */
  readonly fileSize: number | null;
  /** The name and upload id of the zip file; null if none was uploaded. */
  readonly fileName: string | null;
  readonly fileUploadId: string | null;
  /** An address, or the path of a page of the backend; null without a demo. */
  readonly demoUrl: string | null;
  /** A recording of the demo. */
  readonly videoUrl: string | null;
  readonly isActive: boolean;
  readonly isFileWithdrawn: boolean;
  readonly previewImages: readonly string[];
  /** One for each of `previewImages`; fewer or none if they have no captions. */
  readonly imageCaptions: readonly string[];
  /** What stays visible of pictures that are cropped. */
  readonly focalPoints: readonly FocalPoint[];
  readonly features: readonly string[];
  readonly technologies: readonly string[];
  /** The version of the zip file; null if unknown. */
  readonly version: string | null;
  /** The requirements, one entry each. */
  readonly requirements: readonly string[];
  /** The newest release first. */
  readonly changelog: readonly Release[];
  readonly licence: LicenseText | null;
  /** Days of free support after a purchase; null if none are promised. */
  readonly supportDays: number | null;
  /** The documents in the zip file that a college asks for. */
  readonly documents: readonly ProjectDocument[];
  /** The formats and pages of its documents. */
  readonly documentDetails: readonly DocumentDetails[];
  /** Pictures of pages of its report. */
  readonly reportPages: readonly string[];
  /** The courses that it suits. */
  readonly suits: readonly string[];
  /** How the shop last started it; null if it did not. */
  readonly launchRecord: LaunchRecord | null;
};

/** created → attempted → paid; failed and refunded only occur in the history. */
export type OrderStatus = 'created' | 'attempted' | 'paid' | 'failed' | 'refunded';

export type OrderRow = {
  readonly id: string;
  readonly userId: number;
  readonly projectId: number;
  readonly amountPaise: number;
  readonly status: OrderStatus;
  readonly createdAt: string;
  readonly paymentId: string | null;
  /** How many times the buyer has downloaded the project. */
  readonly downloadCount: number;
  /** The payment method, upi or card; null if unpaid. */
  readonly method: string | null;
  /** What the receipt says; missing until it is paid. */
  readonly receipt?: IssuedDetails;
  /** Where the receipt was mailed again; missing until then. */
  readonly mailedAgainTo?: string;
  readonly refund: RefundRow | null;
  readonly invoice: InvoiceRow | null;
};

/** The refund of an order, which its buyer or the shop opened; null if there is none. */
export type RefundRow = {
  readonly status: RefundStatus;
  readonly openedBy: 'buyer' | 'shop';
  readonly reason: RefundReason;
  readonly text: string;
  readonly requestedAt: string;
  readonly note: string | null;
  readonly decidedAt: string | null;
  readonly refundedAt: string | null;
};

/** The tax invoice of an order; null until it is issued. */
export type InvoiceRow = {
  readonly number: string;
  readonly issuedAt: string;
  readonly businessName: string | null;
  readonly gstin: string | null;
  readonly issued?: IssuedDetails;
  /** Cancels the invoice; null unless its refund was approved. */
  readonly creditNote: { readonly number: string; readonly issuedAt: string } | null;
};

export type DownloadRow = {
  readonly id: number;
  readonly userId: number;
  readonly projectId: number;
  readonly createdAt: string;
};

/** A file that an admin uploads part by part; its bytes are in the file storage under its id. */
export type UploadRow = {
  readonly id: string;
  readonly kind: UploadKind;
  readonly fileName: string;
  /** The announced size and the bytes received. */
  readonly fileSize: number;
  readonly received: number;
  /** Path and media type of a complete picture; null for anything else. */
  readonly address: string | null;
  readonly contentType: string | null;
  /** How many files a complete zip file has, and their size in bytes; null for anything else. */
  readonly unpackedFiles: number | null;
  readonly unpackedSize: number | null;
  readonly hasReadme: boolean;
};

export type ConversationRow = {
  readonly id: number;
  readonly userId: number;
  /** waiting until an admin replies, then active, finally resolved. */
  readonly status: 'waiting' | 'active' | 'resolved';
  readonly createdAt: string;
  /** Id of the newest message that admins have read; 0 if none. */
  readonly lastReadMessageId: number;
  /** Whether admins were notified that the customer is waiting. */
  readonly isAnnounced: boolean;
  /** Id of the newest message that the customer has read, and of the newest that was mailed; 0 if none. */
  readonly customerReadMessageId: number;
  readonly mailedMessageId: number;
  /** The page of the shop from which the customer last wrote; null if unknown. */
  readonly openedFrom: OpenedFromRow | null;
  /** The assigned admin; null for nobody. */
  readonly assigneeId: number | null;
  /** Staff notes, oldest first; never sent to the customer. */
  readonly notes: readonly NoteRow[];
};

export type NoteRow = {
  readonly id: number;
  readonly authorId: number;
  readonly authorName: string;
  readonly text: string;
  readonly createdAt: string;
};

export type OpenedFromRow = { readonly title: string; readonly path: string };

export type MessageRow = {
  readonly id: number;
  readonly conversationId: number;
  /** 0 for the automatic reply. */
  readonly senderId: number;
  readonly senderType: 'user' | 'admin' | 'bot';
  readonly senderName: string;
  readonly text: string;
  readonly createdAt: string;
};

/** A buyer's review of a project, at most one each. */
export type QuestionRow = {
  readonly id: number;
  readonly projectId: number;
  readonly userId: number;
  readonly text: string;
  readonly createdAt: string;
  /** The shop's answer and its time; both null while the question waits, unseen by others. */
  readonly answer: string | null;
  readonly answeredAt: string | null;
};

export type ReviewRow = {
  readonly id: number;
  readonly projectId: number;
  readonly userId: number;
  /** 1 to 5. */
  readonly stars: number;
  readonly title: string | null;
  readonly text: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Visible only to its author and admins, and not counted. */
  readonly isHidden: boolean;
  /** The shop's answer and its time; both null without one. */
  readonly answer: string | null;
  readonly answeredAt: string | null;
};

/** A user who found a review helpful. */
export type ReviewVoteRow = {
  readonly id: number;
  readonly reviewId: number;
  readonly userId: number;
};

/** A mailed link that works once, until it expires. */
export type MailedLinkRow = {
  readonly id: number;
  readonly kind: 'passwordReset' | 'emailChange';
  /** Null for a request with an unknown email address, for which no mail is sent. */
  readonly userId: number | null;
  /** SHA-256 of the token in the link; only the mail contains the token itself. */
  readonly tokenHash: string;
  /** The email address that the link confirms; null for any other link. */
  readonly newEmail: string | null;
  readonly expiresAt: string;
};

/** A mail sent by the shop: it goes only to the workbench's outbox. */
export type MailRow = {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  /** Plain text; paragraphs are separated by empty lines. */
  readonly text: string;
  /** The path in the shop that the mail links to; null without a link. */
  readonly link: string | null;
  readonly sentAt: string;
};

/** The number of visits on a day. */
export type VisitsRow = {
  readonly id: number;
  readonly createdAt: string;
  readonly count: number;
};

/** A catalogue search without results. */
export type EmptySearchRow = {
  readonly id: number;
  /** In lower case. */
  readonly text: string;
  readonly createdAt: string;
};

/** The answer to a request that was sent with an idempotency key. */
export type SavedAnswerRow = {
  /** The user's id and the key. */
  readonly id: string;
  readonly userId: number;
  /** The SHA-256 of the request: its method, path and body. */
  readonly requestHash: string;
  /** JSON. */
  readonly answer: string;
  readonly createdAt: string;
};

/**
 * Every table. By its entry here a table is seeded with what `makeSeed` has for it, indexed by any column, stored
 * with its changes and reset.
 */
export const tables = {
  users: tableOf<UserRow>(),
  projects: tableOf<ProjectRow>({ isForSale: true }),
  orders: tableOf<OrderRow>({ isForSale: true }),
  downloads: tableOf<DownloadRow>({ isForSale: true }),
  uploads: tableOf<UploadRow>(),
  conversations: tableOf<ConversationRow>(),
  messages: tableOf<MessageRow>(),
  reviews: tableOf<ReviewRow>({ isForSale: true }),
  reviewVotes: tableOf<ReviewVoteRow>({ isForSale: true }),
  questions: tableOf<QuestionRow>({ isForSale: true }),
  mailedLinks: tableOf<MailedLinkRow>(),
  mails: tableOf<MailRow>(),
  visits: tableOf<VisitsRow>(),
  emptySearches: tableOf<EmptySearchRow>(),
  savedAnswers: tableOf<SavedAnswerRow>(),
};

/** The rows of each table. */
export type Rows = { [Name in keyof typeof tables]: (typeof tables)[Name]['rows'] };
