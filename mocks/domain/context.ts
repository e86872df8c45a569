import type { FileStorage } from './files';
import type { Store } from './store';

/** What the rules need of the world around them. */
export type DomainContext = {
  store: Store;
  files: FileStorage;
  now: () => Date;
  /** Seed of the random ids. */
  seed: number;
  /** Told of every conversation whose messages, status or read mark change. */
  conversationChanged?: (conversationId: number) => void;
  /** Told of everybody whose role changes. */
  roleChanged?: (userId: number) => void;
};
