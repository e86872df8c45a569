import type { ComponentProps } from 'react';
import { chatReducer, ChatWidget, draftChanged, selectChat } from '@/features/chat/widget';
import { isText, useDraft } from '@/features/drafts';
import { useAppDispatch, useAppSelector } from '@/store';
import { rootReducer } from '../store/rootReducer';

rootReducer.inject({ reducerPath: 'chat', reducer: chatReducer });

/** Stores the unsent message as a draft. As in other messengers, it reappears without a notice. */
function ChatDraft() {
  const { draft } = useAppSelector(selectChat);
  const dispatch = useAppDispatch();
  useDraft({
    name: 'chat-draft',
    record: 'new',
    values: draft,
    updatedAt: null,
    isChanged: draft !== '',
    isValues: isText,
    onRestore: ({ values }) => dispatch(draftChanged(values)),
  });
  return null;
}

/** Renders the chat and injects its slice into the store. */
export default function Chat(props: ComponentProps<typeof ChatWidget>) {
  return (
    <>
      {/* Before the chat, whose first effect may append a prefilled message to the draft. */}
      <ChatDraft />
      <ChatWidget {...props} />
    </>
  );
}
