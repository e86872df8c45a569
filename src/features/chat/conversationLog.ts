import { useCallback, useSyncExternalStore } from 'react';
import { configureStore, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '@/api/accountApi';
import { hasAdminRole } from '@/features/auth';
import {
  type ChatEntry,
  isStored,
  type Messages,
  type OutgoingMessage,
  type StoredMessage,
  toAnnounce,
  toEntries,
} from './chatEntries';
import type { ReceivedMessage } from './chatMessage';

/** The messages of one conversation and what its user writes, for a customer and for staff alike. */
export type ConversationLog = Messages & {
  /** Null until the customer's conversation is loaded. */
  conversationId: number | null;
  /** Whether it was waiting and empty when it was loaded, so that staff may not know about it. */
  isNew: boolean;
  /** Whether it is resolved, and shown for what was not read; loaded again, it would make way for a new one. */
  isResolved: boolean;
  /** Whether it could not be loaded. */
  hasFailed: boolean;
  /** Id of the last message that the customer has seen; 0 for none. */
  readId: number;
  /** Id of the last message when it was loaded first; what is older is not new. */
  startId: number;
  /** The text in the input. */
  draft: string;
  /** The text that was to be sent before it could be; empty for none. */
  queued: string;
  /** The last text that the shop put into the input. */
  prepared: string;
};

const initialLog: ConversationLog = {
  conversationId: null,
  isNew: false,
  isResolved: false,
  hasFailed: false,
  messages: [],
  outbox: [],
  readId: 0,
  startId: 0,
  draft: '',
  queued: '',
  prepared: '',
};

const inOrder = (messages: StoredMessage[]) => messages.sort((one, other) => one.id - other.id);

/** Adds the messages that the log lacks; one that seemed to have failed leaves the input. */
function add(log: ConversationLog, received: readonly ReceivedMessage[]): void {
  const known = new Set(log.messages.map(({ id }) => id));
  const fresh = received.filter(({ id }) => !known.has(id) && known.add(id));
  if (fresh.length === 0) return;
  const isDraft = ({ delivery, text }: ChatEntry) =>
    delivery === 'failed' && text === log.draft.trim();
  const failed = log.outbox.length > 0 ? toEntries(log).find(isDraft) : undefined;
  log.messages = inOrder([...log.messages, ...fresh]);
  if (failed && isStored(log, failed.key)) log.draft = '';
}

type Loaded = {
  conversationId: number;
  messages: readonly ReceivedMessage[];
  /** Whether the chat has just been opened. */
  isOpened?: boolean;
  isNew?: boolean;
  isResolved?: boolean;
};

const findOutgoing = (log: ConversationLog, key: string) =>
  log.outbox.find((outgoing) => outgoing.key === key);

const logSlice = createSlice({
  name: 'conversationLog',
  initialState: initialLog,
  reducers: {
    /** The backend has sent its messages, perhaps those of a new conversation. */
    conversationLoaded(log, { payload }: PayloadAction<Loaded>) {
      const {
        conversationId,
        messages,
        isOpened = true,
        isNew = false,
        isResolved = false,
      } = payload;
      log.isNew = isNew;
      log.isResolved = isResolved;
      log.hasFailed = false;
      if (log.conversationId !== conversationId) {
        // Messages that were not sent to the last conversation move to this one.
        log.outbox = log.outbox.filter(({ key }) => !isStored(log, key));
        log.conversationId = conversationId;
        // What somebody is reading stays above the messages of the next conversation.
        if (isOpened) log.messages = [];
        log.readId = 0;
        const kept = log.messages.at(-1)?.id ?? 0;
        log.startId = Math.max(kept, ...messages.map(({ id }) => id));
        for (const message of log.outbox) message.after = kept;
      }
      add(log, messages);
    },
    conversationFailed(log) {
      log.hasFailed = true;
    },
    messageReceived(log, { payload: message }: PayloadAction<ReceivedMessage>) {
      if (message.conversationId === log.conversationId) add(log, [message]);
    },
    /** The user has sent a message, which is shown at once. */
    sendingStarted: {
      reducer(log, { payload }: PayloadAction<Pick<OutgoingMessage, 'key' | 'content'>>) {
        const after = log.messages.at(-1)?.id ?? 0;
        log.outbox.push({ ...payload, after, isRequested: true });
        log.draft = '';
        log.queued = '';
      },
      prepare: (user: User, text: string) => ({
        payload: {
          key: nanoid(),
          content: {
            senderId: user.id,
            isFromCustomer: !hasAdminRole(user),
            senderName: user.name,
            text,
            sentAt: new Date().toISOString(),
          },
        },
      }),
    },
    sendingRetried(log, { payload: key }: PayloadAction<string>) {
      const outgoing = findOutgoing(log, key);
      if (!outgoing) return;
      outgoing.isRequested = true;
      log.queued = '';
      if (log.draft.trim() === outgoing.content.text) log.draft = '';
    },
    /** The backend has stored the message and returned its id. */
    sendingSucceeded(
      log,
      { payload }: PayloadAction<{ key: string; id: number; conversationId: number }>,
    ) {
      const outgoing = findOutgoing(log, payload.key);
      if (!outgoing) return;
      log.outbox = log.outbox.filter(({ key }) => key !== payload.key);
      // A message opens a resolved conversation again.
      log.isResolved = false;
      const copy = log.messages.find(({ id }) => id === payload.id);
      if (copy) copy.key = payload.key;
      else log.messages = inOrder([...log.messages, { ...outgoing.content, ...payload }]);
    },
    /** The request has failed: unless it was stored, the text returns to an input where nothing new stands. */
    sendingEnded(log, { payload: key }: PayloadAction<string>) {
      const outgoing = findOutgoing(log, key);
      if (!outgoing) return;
      outgoing.isRequested = false;
      if (log.draft === '' && !isStored(log, key)) log.draft = outgoing.content.text;
    },
    messagesAnnounced(log, { payload: ids }: PayloadAction<readonly number[]>) {
      for (const message of log.messages) {
        if (ids.includes(message.id)) message.isAnnounced = true;
      }
    },
    messagesRead(log, { payload: id }: PayloadAction<number>) {
      log.readId = Math.max(log.readId, id);
    },
    draftChanged(log, { payload: draft }: PayloadAction<string>) {
      log.draft = draft;
      // A changed text is no longer what was to be sent.
      log.queued = '';
    },
    /** What is in the input was to be sent too early. */
    draftQueued(log) {
      log.queued = log.draft;
    },
    /** Appends to what the user typed, in place of an earlier prepared text. */
    messagePrepared(log, { payload: message }: PayloadAction<string>) {
      const { draft, prepared } = log;
      if (draft.includes(message)) return;
      const endsPrepared = prepared !== '' && draft.endsWith(prepared);
      const typed = (endsPrepared ? draft.slice(0, -prepared.length) : draft).trimEnd();
      log.draft = typed === '' ? message : `${typed}\n\n${message}`;
      log.prepared = message;
    },
  },
});

export const {
  conversationLoaded,
  conversationFailed,
  messageReceived,
  sendingStarted,
  sendingRetried,
  sendingSucceeded,
  sendingEnded,
  messagesAnnounced,
  messagesRead,
  draftChanged,
  draftQueued,
  messagePrepared,
} = logSlice.actions;

/** Creates the log of a conversation: a store, since a request may outlast what shows it. */
export const makeLog = (conversationId: number | null) =>
  configureStore({
    reducer: logSlice.reducer,
    preloadedState: { ...initialLog, conversationId },
    devTools: false,
  });

/** Returns whether the text in the input is to be sent as soon as it can be. */
export const isQueued = ({ queued, draft }: ConversationLog): boolean =>
  queued !== '' && queued === draft;

/** Returns whether a message from here is on its way: to be sent, being sent, or to be announced. */
export const isUnderWay = (log: ConversationLog): boolean =>
  isQueued(log) || log.outbox.some(({ isRequested }) => isRequested) || toAnnounce(log).length > 0;

/** The store of one conversation's log. */
export type LogStore = ReturnType<typeof makeLog>;

/** Returns the state of a log. */
export function useLog(log: LogStore): ConversationLog {
  const subscribe = useCallback((listener: () => void) => log.subscribe(listener), [log]);
  return useSyncExternalStore(subscribe, () => log.getState());
}
