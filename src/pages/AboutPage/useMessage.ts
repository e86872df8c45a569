import { useState } from 'react';
import { useDraft } from '@/features/drafts';

const EMPTY = {
  'message-name': '',
  'message-email': '',
  'message-subject': '',
  'message-text': '',
};

/** What was typed into the message form, by the id of the field. */
type Message = typeof EMPTY;

function isMessage(values: unknown): values is Message {
  if (typeof values !== 'object' || values === null) return false;
  return Object.keys(EMPTY).every(
    (id) => typeof (values as Record<string, unknown>)[id] === 'string',
  );
}

/** The fields of the message form, which keep a draft. */
export function useMessage() {
  const [message, setMessage] = useState(EMPTY);
  const draft = useDraft({
    name: 'message-draft',
    record: 'new',
    values: message,
    updatedAt: null,
    isChanged: Object.values(message).some((text) => text !== ''),
    isValues: isMessage,
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
