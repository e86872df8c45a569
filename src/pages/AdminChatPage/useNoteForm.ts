import { useState } from 'react';
import { useIdempotencyKeys } from '@/api/idempotencyKeys';
import { useAddConversationNoteMutation } from '@/api/supportApi';
import { STAFF_NOTE_MAX_LENGTH, supportMessages as texts } from '@/config/supportMessages';
import { describeActionFailure } from '@/features/admin';
import { isText, useDraft } from '@/features/drafts';
import { useToast } from '@/features/toasts';

/** Manages a new note: text, draft and sending. */
export function useNoteForm(conversationId: number) {
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [add, { isLoading }] = useAddConversationNoteMutation();
  const keys = useIdempotencyKeys();
  const toast = useToast();
  const draft = useDraft({
    name: 'note-draft',
    record: `conversation-${conversationId}`,
    values: text,
    updatedAt: null,
    isChanged: text !== '',
    isValues: isText,
    onRestore: ({ values }) => setText(values),
  });

  const submit = async () => {
    const note = text.trim();
    if (!note || isLoading) return;
    if (note.length > STAFF_NOTE_MAX_LENGTH) return setFailure(texts.noteTooLong);
    setFailure(null);
    try {
      const input = { conversationId, body: { text: note } };
      await add({ ...input, ...keys.headerOf(input) }).unwrap();
      keys.forget();
      draft.forget();
      // Text typed in the meantime belongs to the next note.
      setText((current) => (current === text ? '' : current));
      toast.success(texts.noteAdded);
    } catch (error) {
      setFailure(describeActionFailure(error, texts.noteFailed));
    }
  };
  return { text, setText, failure, isLoading, submit: () => void submit() };
}
