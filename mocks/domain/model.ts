/** Rows of the mock backend's tables. Rows are never changed, only replaced. Prices are in paise. */

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
  /** Bytes; null when it is unknown. */
  readonly fileSize: number | null;
  /** The name and the upload of the zip file; null when none was uploaded. */
  readonly fileName: string | null;
  readonly fileUploadId: string | null;
  readonly demoUrl: string | null;
  readonly isActive: boolean;
  readonly isFileWithdrawn: boolean;
  readonly previewImages: readonly string[];
  readonly features: readonly string[];
  readonly technologies: readonly string[];
};

/** created → attempted → paid; failed and refunded stand in the history alone. */
export type OrderStatus = 'created' | 'attempted' | 'paid' | 'failed' | 'refunded';

export type OrderRow = {
  readonly id: string;
  readonly userId: number;
  readonly projectId: number;
  readonly amountPaise: number;
  readonly status: OrderStatus;
  readonly createdAt: string;
  readonly paymentId: string | null;
  /** How often the buyer has downloaded the project. */
  readonly downloadCount: number;
};

export type DownloadRow = {
  readonly id: number;
  readonly userId: number;
  readonly projectId: number;
  readonly createdAt: string;
};

/** A file that staff send part by part; its bytes lie in the file storage under its id. */
export type UploadRow = {
  readonly id: string;
  readonly kind: 'archive' | 'image';
  readonly fileName: string;
  /** Bytes, as announced and as received so far. */
  readonly fileSize: number;
  readonly received: number;
  /** The address of a complete picture and its media type; null for anything else. */
  readonly address: string | null;
  readonly contentType: string | null;
};

export type ConversationRow = {
  readonly id: number;
  readonly userId: number;
  /** waiting until staff answer, then active, at last resolved. */
  readonly status: 'waiting' | 'active' | 'resolved';
  readonly createdAt: string;
  /** The newest message that staff have read; 0 before there is one. */
  readonly lastReadMessageId: number;
  /** Whether staff were told that the customer waits. */
  readonly isAnnounced: boolean;
};

export type MessageRow = {
  readonly id: number;
  readonly conversationId: number;
  /** 0 for the automatic answer. */
  readonly senderId: number;
  readonly senderType: 'user' | 'admin' | 'bot';
  readonly senderName: string;
  readonly text: string;
  readonly createdAt: string;
};

/** Every table with its rows. */
export type Tables = {
  users: UserRow;
  projects: ProjectRow;
  orders: OrderRow;
  downloads: DownloadRow;
  uploads: UploadRow;
  conversations: ConversationRow;
  messages: MessageRow;
};

/** What a column holds. */
export type ValueKind = 'text' | 'textOrNull' | 'number' | 'numberOrNull' | 'flag' | 'texts';

type PlainKind<Value> = [Value] extends [string]
  ? 'text'
  : [Value] extends [number]
    ? 'number'
    : [Value] extends [boolean]
      ? 'flag'
      : 'texts';

/** The kind that stands for a column's type. */
type ColumnKind<Value> = null extends Value
  ? `${PlainKind<NonNullable<Value>>}OrNull` & ValueKind
  : PlainKind<Value>;

/** The columns of every table, by which a stored row is told from anything else. */
export const columns: {
  readonly [Name in keyof Tables]: {
    readonly [Column in keyof Tables[Name]]: ColumnKind<Tables[Name][Column]>;
  };
} = {
  users: {
    id: 'number',
    name: 'text',
    email: 'text',
    phone: 'textOrNull',
    passwordSalt: 'text',
    passwordHash: 'text',
    createdAt: 'text',
    isVerified: 'flag',
    role: 'text',
  },
  projects: {
    id: 'number',
    title: 'text',
    category: 'textOrNull',
    shortDescription: 'text',
    description: 'text',
    pricePaise: 'number',
    downloadCount: 'number',
    createdAt: 'text',
    updatedAt: 'text',
    fileSize: 'numberOrNull',
    fileName: 'textOrNull',
    fileUploadId: 'textOrNull',
    demoUrl: 'textOrNull',
    isActive: 'flag',
    isFileWithdrawn: 'flag',
    previewImages: 'texts',
    features: 'texts',
    technologies: 'texts',
  },
  orders: {
    id: 'text',
    userId: 'number',
    projectId: 'number',
    amountPaise: 'number',
    status: 'text',
    createdAt: 'text',
    paymentId: 'textOrNull',
    downloadCount: 'number',
  },
  downloads: {
    id: 'number',
    userId: 'number',
    projectId: 'number',
    createdAt: 'text',
  },
  uploads: {
    id: 'text',
    kind: 'text',
    fileName: 'text',
    fileSize: 'number',
    received: 'number',
    address: 'textOrNull',
    contentType: 'textOrNull',
  },
  conversations: {
    id: 'number',
    userId: 'number',
    status: 'text',
    createdAt: 'text',
    lastReadMessageId: 'number',
    isAnnounced: 'flag',
  },
  messages: {
    id: 'number',
    conversationId: 'number',
    senderId: 'number',
    senderType: 'text',
    senderName: 'text',
    text: 'text',
    createdAt: 'text',
  },
};

/** The rows that a shop starts with. */
export type SeedRows = { [Name in keyof Tables]: readonly Tables[Name][] };
