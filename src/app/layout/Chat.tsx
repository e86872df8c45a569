import { useState, type ComponentProps } from 'react';
import { ChatWidget, draftChanged, makeLog, useLog, type LogStore } from '@/features/chat/widget';
import { isText, useDraft } from '@/features/drafts';

/** Stores the unsent message as a draft. As in other messengers, it reappears without a notice. */
function ChatDraft({ log }: { log: LogStore }) {
  const { draft } = useLog(log);
  useDraft({
    name: 'chat-draft',
    record: 'new',
    values: draft,
    updatedAt: null,
    isChanged: draft !== '',
    isValues: isText,
    onRestore: ({ values }) => void log.dispatch(draftChanged(values)),
  });
  return null;
}

/** Renders the chat, which forgets its conversation when it is unmounted. */
export default function Chat(props: Omit<ComponentProps<typeof ChatWidget>, 'log'>) {
  const [log] = useState(() => makeLog(null));
  return (
    <>
      {/* Before the chat, whose first effect may append a prefilled message to the draft. */}
      <ChatDraft log={log} />
      <ChatWidget log={log} {...props} />
    </>
  );
}
