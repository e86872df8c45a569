import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { newlySaved, withDelivery, withLoaded, withSent, type ChatEntry } from './chatLog';
import { MESSAGE_MAX_LENGTH, type ReceivedMessage } from './chatMessage';
import type { SavedMessage } from './announceMessage';
import type { ChatSubject } from './openChatEvent';
import type { RootState } from '@/store';

/** The live chat of the signed-in user (specification, section 4: Chat widget). */
export type ChatState = {
  panel: 'closed' | 'expanded' | 'minimized';
  /** The subject the panel was opened for; null for the page on which it was opened. */
  about: ChatSubject | null;
  conversationId: number | null;
  /** Whether the conversation was waiting and empty, so staff may not know about it. */
  isNew: boolean;
  hasFailed: boolean;
  entries: ChatEntry[];
  /** Saved messages not yet announced to the other members of the conversation. */
  toAnnounce: SavedMessage[];
  /** Messages received while the panel was minimized. */
  unreadCount: number;
  draft: string;
  /** The last message that the shop prefilled. */
  prepared: string;
};

declare module '@/store' {
  interface RootState {
    chat?: ChatState;
  }
}

export const initialChatState: ChatState = {
  panel: 'closed',
  about: null,
  conversationId: null,
  isNew: false,
  hasFailed: false,
  entries: [],
  toAnnounce: [],
  unreadCount: 0,
  draft: '',
  prepared: '',
};

/** Adds messages; removes the text of a failed one from the input if it turns out to be saved. */
function receive(state: ChatState, messages: readonly ReceivedMessage[]): void {
  const isFailedDraft = ({ delivery, text }: ChatEntry) =>
    delivery === 'failed' && text === state.draft.trim();
  const failed = state.entries.find(isFailedDraft)?.key;
  state.entries = withLoaded(state.entries, messages);
  const isSaved = state.entries.some(({ key, id }) => key === failed && id !== null);
  if (isSaved) state.draft = '';
}

type Loaded = { conversationId: number; messages: ReceivedMessage[]; isNew: boolean };

type Sent = { key: string; id: number; conversationId: number };

const chatSlice = createSlice({
  name: 'chat',
  initialState: initialChatState,
  reducers: {
    panelExpanded(state) {
      state.panel = 'expanded';
      state.unreadCount = 0;
    },
    panelMinimized(state) {
      state.panel = 'minimized';
    },
    panelClosed(state) {
      state.panel = 'closed';
      state.about = null;
      state.unreadCount = 0;
    },
    subjectChosen(state, { payload: about }: PayloadAction<ChatSubject | null>) {
      state.about = about;
    },
    conversationLoaded(state, { payload }: PayloadAction<Loaded>) {
      const { conversationId, messages, isNew } = payload;
      const unsaved = state.entries.filter(({ id }) => id === null);
      if (state.conversationId !== conversationId) state.entries = unsaved;
      state.conversationId = conversationId;
      state.isNew = isNew;
      state.hasFailed = false;
      receive(state, messages);
      for (const { id, text, sentAt } of newlySaved(unsaved, state.entries)) {
        state.toAnnounce.push({ id, conversationId, text, sentAt });
      }
    },
    messagesAnnounced(state, { payload: announced }: PayloadAction<readonly SavedMessage[]>) {
      const ids = new Set(announced.map(({ id }) => id));
      state.toAnnounce = state.toAnnounce.filter(({ id }) => !ids.has(id));
    },
    conversationFailed(state) {
      state.hasFailed = true;
    },
    draftChanged(state, { payload: draft }: PayloadAction<string>) {
      state.draft = draft;
    },
    /** Appends to what the user typed, replacing an earlier prefilled message. */
    messagePrepared(state, { payload: message }: PayloadAction<string>) {
      const { draft, prepared } = state;
      if (draft.includes(message)) return;
      const endsPrepared = prepared !== '' && draft.endsWith(prepared);
      const typed = (endsPrepared ? draft.slice(0, -prepared.length) : draft).trimEnd();
      const next = typed === '' ? message : `${typed}\n\n${message}`;
      if (next.length > MESSAGE_MAX_LENGTH) return;
      state.draft = next;
      state.prepared = message;
    },
    /** The user sent a message; it is shown at once. */
    sendingStarted(state, { payload }: PayloadAction<ChatEntry>) {
      state.entries.push(payload);
      state.draft = '';
    },
    sendingSucceeded(state, { payload }: PayloadAction<Sent>) {
      const { key, id, conversationId } = payload;
      // A message that was found in the meantime is already announced.
      const unsaved = state.entries.find((entry) => entry.key === key && entry.id === null);
      if (unsaved) {
        const { text, sentAt } = unsaved;
        state.toAnnounce.push({ id, conversationId, text, sentAt });
      }
      state.entries = withSent(state.entries, key, id);
    },
    /** Restores the text to the input, unless something new was typed there. */
    sendingFailed(state, { payload }: PayloadAction<{ key: string; text: string }>) {
      state.entries = withDelivery(state.entries, payload.key, 'failed');
      const isFailed = state.entries.some(
        ({ key, delivery }) => key === payload.key && delivery === 'failed',
      );
      if (isFailed && state.draft === '') state.draft = payload.text;
    },
    sendingRetried(state, { payload }: PayloadAction<{ key: string; text: string }>) {
      state.entries = withDelivery(state.entries, payload.key, 'sending');
      if (state.draft.trim() === payload.text) state.draft = '';
    },
    messageReceived(
      state,
      { payload }: PayloadAction<{ message: ReceivedMessage; isMine: boolean }>,
    ) {
      const { message, isMine } = payload;
      if (message.conversationId !== state.conversationId) return;
      if (state.entries.some(({ id }) => id === message.id)) return;
      receive(state, [message]);
      if (isMine) return;
      if (state.panel === 'minimized') state.unreadCount += 1;
    },
    /** Another user, or none, is signed in now. */
    chatForgotten: () => initialChatState,
  },
});

export const {
  panelExpanded,
  panelMinimized,
  panelClosed,
  subjectChosen,
  conversationLoaded,
  messagesAnnounced,
  conversationFailed,
  draftChanged,
  messagePrepared,
  sendingStarted,
  sendingSucceeded,
  sendingFailed,
  sendingRetried,
  messageReceived,
  chatForgotten,
} = chatSlice.actions;
export const chatReducer = chatSlice.reducer;

/** Selects the chat; works before its slice is injected into the store. */
export const selectChat = (state: Pick<RootState, 'chat'>): ChatState =>
  state.chat ?? initialChatState;
