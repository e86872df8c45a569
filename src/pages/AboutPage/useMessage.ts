import { useState } from 'react';
import { hasTexts, useDraft } from '@/features/drafts';

const FIELDS = ['message-name', 'message-email', 'message-subject', 'message-text'] as const;

/** What was typed into the message form, by the id of the field. */
type Message = Record<(typeof FIELDS)[number], string>;

const EMPTY = Object.fromEntries(FIELDS.map((id) => [id, ''])) as Message;

/** The fields of the message form, which keep a draft. */
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
    /** The props that make a text field show and change one of the values. */
    field: (id: keyof Message) => ({
      id,
      value: message[id],
      onChange: ({ target }: { target: { value: string } }) =>
        setMessage((current) => ({ ...current, [id]: target.value })),
    }),
  };
}
