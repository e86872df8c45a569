import { useEffect, useEffectEvent, useMemo } from 'react';
import { useFormikContext } from 'formik';
import type { DraftName } from '@/config/storageKeys';
import { hasTexts } from './draftValues';
import { RestoredNotice } from './RestoredNotice';
import { useDraft } from './useDraft';

type Texts = Record<string, string>;

/** Returns the named texts; missing ones are empty. */
const pick = (texts: Texts, names: readonly string[]): Texts =>
  Object.fromEntries(names.map((name) => [name, texts[name] ?? '']));

type FormDraftProps = {
  name: DraftName;
  /** Text fields to store; must be referentially stable and exclude passwords. */
  fields: readonly string[];
  /** Whether to restore a stored draft; true by default. */
  isRestorable?: () => boolean;
};

/**
 * Stores text fields of the surrounding form as a draft until they are saved, and reports when they
 * were restored. The form must disappear or be reset as soon as they are.
 */
export function FormDraft({ name, fields, isRestorable = () => true }: FormDraftProps) {
  const { values, initialValues, isSubmitting, setValues } = useFormikContext<Texts>();
  const isChanged = fields.some((field) => values[field] !== initialValues[field]);
  const { isRestored, forget } = useDraft({
    name,
    record: 'own',
    values: useMemo(() => pick(values, fields), [values, fields]),
    updatedAt: null,
    isChanged,
    isValues: (stored): stored is Texts => hasTexts(...fields)(stored) && isRestorable(),
    onRestore: ({ values: stored }) => void setValues({ ...values, ...pick(stored, fields) }),
  });

  const forgetSaved = useEffectEvent(() => {
    // A saved form has disappeared while it was submitting, or was reset.
    if (isSubmitting || !isChanged) forget();
  });
  useEffect(() => (isSubmitting ? () => forgetSaved() : undefined), [isSubmitting]);

  if (!isRestored) return null;
  const discard = () => {
    forget();
    void setValues({ ...values, ...pick(initialValues, fields) });
  };
  return <RestoredNotice onDiscard={discard} />;
}
