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

/** The columns of every table, by which a stored row is told from anything else. */
export const columns: { readonly [Name in keyof Tables]: Record<keyof Tables[Name], true> } = {
  users: {
    id: true,
    name: true,
    email: true,
    phone: true,
    passwordSalt: true,
    passwordHash: true,
    createdAt: true,
    isVerified: true,
    role: true,
  },
  projects: {
    id: true,
    title: true,
    category: true,
    shortDescription: true,
    description: true,
    pricePaise: true,
    downloadCount: true,
    createdAt: true,
    updatedAt: true,
    fileSize: true,
    fileName: true,
    fileUploadId: true,
    demoUrl: true,
    isActive: true,
    isFileWithdrawn: true,
    previewImages: true,
    features: true,
    technologies: true,
  },
  orders: {
    id: true,
    userId: true,
    projectId: true,
    amountPaise: true,
    status: true,
    createdAt: true,
    paymentId: true,
    downloadCount: true,
  },
  downloads: {
    id: true,
    userId: true,
    projectId: true,
    createdAt: true,
  },
  uploads: {
    id: true,
    kind: true,
    fileName: true,
    fileSize: true,
    received: true,
    address: true,
    contentType: true,
  },
  conversations: {
    id: true,
    userId: true,
    status: true,
    createdAt: true,
    lastReadMessageId: true,
    isAnnounced: true,
  },
  messages: {
    id: true,
    conversationId: true,
    senderId: true,
    senderType: true,
    senderName: true,
    text: true,
    createdAt: true,
  },
};

/** The rows that a shop starts with. */
export type SeedRows = { [Name in keyof Tables]: readonly Tables[Name][] };
