import { useState } from 'react';
import { hasTexts, useDraft } from '@/features/drafts';

const FIELDS = ['message-name', 'message-email', 'message-subject', 'message-text'] as const;

/** Values of the message form by field id. */
type Message = Record<(typeof FIELDS)[number], string>;

const EMPTY = Object.fromEntries(FIELDS.map((id) => [id, ''])) as Message;

/** Fields of the message form, which are stored as a draft. */
export function useMessage() {
  const [message, setMessage] = useState(EMPTY);
  const draft = useDraft({
    name: 'message-draft',
    record: 'new',
    values: message,
    updatedAt: null,
    isChanged: Object.values(message).some((text) => text !== ''),
    isValues: hasTexts(...FIELDS),
    onRestore: ({ values }) => setMessage(values),
  });
  return {
    isRestored: draft.isRestored,
    discard: () => {
      draft.forget();
      setMessage(EMPTY);
    },
    /** Returns the props of a text field for one of the values. */
    field: (id: keyof Message) => ({
      id,
      value: message[id],
      onChange: ({ target }: { target: { value: string } }) =>
        setMessage((current) => ({ ...current, [id]: target.value })),
    }),
  };
}
