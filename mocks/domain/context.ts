import type { FileStorage } from './files';
import type { Store } from './store';

/** What the domain rules depend on. */
export type DomainContext = {
  store: Store;
  files: FileStorage;
  now: () => Date;
  /** The origin at which the backend was asked; none for its own work. */
  origin?: string;
  /** Seeds the random ids. */
  seed: number;
  /** Called when a conversation's messages, status or read marker change. */
  onConversationChanged?: (conversationId: number) => void;
  /** Called when a user's role changes. */
  onRoleChanged?: (userId: number) => void;
  /** Called when all sessions of a user end. */
  onSessionsEnded?: (userId: number) => void;
};
