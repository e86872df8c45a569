/** The drafts of Formik forms, kept apart from drafts without Formik. */
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useFormikContext, type useFormik } from 'formik';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { DraftName } from '@/config/storageKeys';
import { wasReloaded } from '@/lib/browser';
import { draftKey, GUEST, hasTexts, writeDraft } from './draft';
import { RestoredNotice, useDraft } from './useDraft';

type FormikDraftOptions<Values> = {
  name: DraftName;
  /** Identifies the edited record among its kind. */
  record: string;
  /** The version that the form edits, an ISO time; null for a new record. */
  updatedAt?: string | null;
  /** Validates stored values. */
  isValues: (values: unknown) => values is Values;
};

/**
 * Stores all values of a Formik form as a draft. Returns whether they were restored, `forget` for
 * after saving, and `discard`, which resets the form to its initial values.
 */
export function useFormikDraft<Values extends object>(
  { values, dirty, setValues, resetForm }: ReturnType<typeof useFormik<Values>>,
  { updatedAt = null, ...options }: FormikDraftOptions<Values>,
) {
  const { isRestored, forget } = useDraft({
    ...options,
    values,
    updatedAt,
    isChanged: dirty,
    onRestore: ({ values: stored }) => void setValues(stored),
  });
  return {
    isRestored,
    forget,
    discard: () => {
      forget();
      resetForm();
    },
  };
}

/** A form with a draft has a single record. */
const RECORD = 'own';

const ENTRY_DRAFTS: readonly DraftName[] = ['login-draft', 'registration-draft'];

const forgetEntryDrafts = () => {
  for (const name of ENTRY_DRAFTS) writeDraft(draftKey(name, GUEST, RECORD), null);
};

type Texts = Record<string, string>;

/** Returns the named texts; missing ones are empty. */
const pick = (texts: Texts, names: readonly string[]): Texts =>
  Object.fromEntries(names.map((name) => [name, texts[name] ?? '']));

/** Returns whether Back or Forward led here, as from the terms; the first page of a visit is neither. */
function useCameBack(): boolean {
  const isFirst = useLocation().key === 'default';
  return useNavigationType() === NavigationType.Pop && !isFirst;
}

type FormDraftProps = {
  name: DraftName;
  /** Text fields to store; must be referentially stable and exclude passwords. */
  fields: readonly string[];
  /**
   * Whether the form leads to an account. As a later visitor may be another person, its draft is
   * restored only on reload or by Back, and is forgotten with those of all such forms.
   */
  isEntry?: boolean;
  /** Whether to restore without a notice, as a single field shows what it is. */
  isSilent?: boolean;
};

/**
 * Stores text fields of the surrounding form as a draft until they are saved, and reports when they
 * were restored. The form must disappear or be reset as soon as they are.
 */
export function FormDraft({ name, fields, isEntry = false, isSilent = false }: FormDraftProps) {
  const { values, initialValues, isSubmitting, setValues } = useFormikContext<Texts>();
  const cameBack = useCameBack();
  const isChanged = fields.some((field) => values[field] !== initialValues[field]);
  const { isRestored, forget } = useDraft({
    name,
    record: RECORD,
    values: useMemo(() => pick(values, fields), [values, fields]),
    updatedAt: null,
    isChanged,
    isValues: (stored): stored is Texts =>
      hasTexts(...fields)(stored) && (!isEntry || cameBack || wasReloaded()),
    onRestore: ({ values: stored }) => void setValues({ ...values, ...pick(stored, fields) }),
  });

  const forgetSaved = useEffectEvent(() => {
    // A saved form has disappeared while it was submitting, or was reset.
    if (isSubmitting || !isChanged) forget();
    if (isSubmitting && isEntry) forgetEntryDrafts();
  });
  useEffect(() => (isSubmitting ? () => forgetSaved() : undefined), [isSubmitting]);

  if (!isRestored || isSilent) return null;
  const discard = () => {
    forget();
    void setValues({ ...values, ...pick(initialValues, fields) });
  };
  return <RestoredNotice onDiscard={discard} />;
}
