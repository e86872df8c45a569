import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { type FormikErrors, type FormikProvider, type FormikValues, useFormik } from 'formik';
import type { AnyObjectSchema, InferType, ValidationError } from 'yup';
import { toFieldErrors } from '@/api/errors';
import { failureText, type FailureTexts } from '@/api/failureText';
import type { DraftName } from '@/config/browserStorage';
import { type Draft, forgetGuestDrafts, useDraft } from '@/features/drafts';
import { wasReloaded } from '@/lib/browser';
import { isRecord } from '@/lib/isRecord';

/** Where and how the input of a form is stored until it is sent. */
export type FormDraft<Values> = {
  name: DraftName;
  /** Identifies the edited record among its kind. */
  record?: string;
  /** The version that the form edits, an ISO time; null for a new record. */
  updatedAt?: string | null;
  /** The fields to store, without passwords; by default all. Must be referentially stable. */
  fields?: readonly (keyof Values & string)[];
  /** Called with a draft that is put into the form. */
  onRestore?: (draft: Draft<Partial<Values>>) => void;
  /**
   * Whether the form leads to an account. As a later visitor may be another person, its draft is
   * restored only on reload or by Back, and is forgotten with those of all such forms.
   */
  isEntry?: boolean;
  /** Whether to restore without a notice, as a single field shows what it is. */
  isSilent?: boolean;
};

type FormOptions<Values, Result> = {
  initialValues: Values;
  /** The rules of the values, which also say what a draft of them is; a mere question has none. */
  schema?: AnyObjectSchema | (() => AnyObjectSchema);
  /** Sends valid values; rejects with the error of the request. */
  send: (values: Values) => Promise<Result>;
  /** Called when the values were sent and the draft is forgotten. */
  onSent: (result: Result, sent: Values) => void;
  /** What is said when they could not be sent. */
  failed: string | FailureTexts;
  draft?: FormDraft<Values>;
};

/** The record of a form that has a single one. */
const OWN = 'own';
const ENTRY_DRAFTS: readonly DraftName[] = ['login-draft', 'registration-draft'];

/** Returns whether Back or Forward led here, as from the terms; the first page of a visit is neither. */
function useCameBack(): boolean {
  const isFirst = useLocation().key === 'default';
  return useNavigationType() === NavigationType.Pop && !isFirst;
}

const pick = <Values extends FormikValues>(values: Values, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;

/** Returns the names of the values that differ, whose lists and objects may be copies. */
const changedIn = (
  values: FormikValues,
  others: FormikValues,
  names: readonly string[] = Object.keys(values),
): string[] =>
  names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(others[name]));

/** The backend's errors by field, and the values to which they refer. */
type Rejection<Values> = { errors: Record<string, string>; sent: Values };

/**
 * Manages a form from its draft to the outcome of sending it. A failure is kept as a text and an
 * error; the backend's errors of fields stay until their values change. The first invalid field is
 * focused. Returns Formik's values and functions, for `Form` and what stands in it.
 */
export function useForm<Values extends FormikValues, Result>(options: FormOptions<Values, Result>) {
  const { initialValues, schema, send, onSent, failed, draft: stored } = options;
  const [failure, setFailure] = useState<{ text: string | null; error: unknown } | null>(null);
  const rejection = useRef<Rejection<Values> | null>(null);

  const formik = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    validate: (values) => stillRejected(rejection.current, values),
    onSubmit: async (values) => {
      let result: Result;
      try {
        result = await send(values);
      } catch (error) {
        rejection.current = { errors: toFieldErrors(error), sent: values };
        await formik.validateForm(values);
        setFailure({ text: failureText(error, failed), error });
        return;
      }
      draft.forget();
      if (stored?.isEntry) forgetGuestDrafts(ENTRY_DRAFTS, OWN);
      onSent(result, values);
    },
  });
  const latest = useRef(formik.values);
  useEffect(() => {
    latest.current = formik.values;
  }, [formik.values]);
  useFocusFirstError(formik);
  useEffect(() => {
    // The fields show their errors by now.
    if (failure) focusFirstInvalid(Object.keys(toFieldErrors(failure.error)));
  }, [failure]);
  const draft = useFormDraft(formik, schema, stored);

  return {
    ...formik,
    /** What to say of the last attempt to send the form, and its error; null if it did not fail. */
    failure,
    /** Sends the form unless it is being sent. */
    submit: () => {
      if (formik.isSubmitting) return;
      rejection.current = null;
      setFailure(null);
      void formik.submitForm();
    },
    /** Whether the form shows a draft, and says so. */
    isRestored: draft.isRestored && !stored?.isSilent,
    forgetDraft: draft.forget,
    /** Resets the form to the saved values, and keeps what was typed since `sent`. */
    showSaved: (saved: Values, sent: Values) => {
      const now = latest.current;
      setFailure(null);
      draft.forget();
      formik.resetForm({ values: saved });
      const typed = changedIn(now, sent);
      if (typed.length > 0) void formik.setValues({ ...saved, ...pick(now, typed) });
    },
    /** Forgets the draft and resets the form to its initial values. */
    discard: () => {
      setFailure(null);
      draft.forget();
      formik.resetForm();
    },
  };
}

/** A form as `useForm` returns it, of any values. */
export type AnyForm = ComponentProps<typeof FormikProvider>['value'] &
  Pick<ReturnType<typeof useForm>, 'failure' | 'submit' | 'isRestored' | 'discard'>;

/** Returns the errors of the fields that still have the rejected value. */
function stillRejected<Values extends FormikValues>(
  rejection: Rejection<Values> | null,
  values: Values,
): FormikErrors<Values> {
  const errors = Object.entries(rejection?.errors ?? {});
  return Object.fromEntries(
    errors.filter(([name]) => name in values && values[name] === rejection?.sent[name]),
  ) as FormikErrors<Values>;
}

function useFormDraft<Values extends FormikValues>(
  { values, initialValues, setValues }: ReturnType<typeof useFormik<Values>>,
  schema: FormOptions<Values, unknown>['schema'],
  stored: FormDraft<Values> | undefined,
) {
  const cameBack = useCameBack();
  const { name = null, record = OWN, updatedAt = null, fields, isEntry } = stored ?? {};
  const changed = useMemo(
    () => pick(values, changedIn(values, initialValues, fields)),
    [values, initialValues, fields],
  );
  return useDraft({
    name,
    record,
    // Restored, what is saved and was not changed here is as it is by then.
    values: changed,
    updatedAt,
    isChanged: Object.keys(changed).length > 0,
    isValues: (given): given is Partial<Values> => {
      const whole = typeof schema === 'function' ? schema() : schema;
      if (!whole || (isEntry && !cameBack && !wasReloaded())) return false;
      return isRecord(given) && fitsSchema(whole.pick(Object.keys(given)))(given);
    },
    onRestore: (draft) => {
      void setValues({ ...values, ...draft.values });
      stored?.onRestore?.(draft);
    },
  });
}

/** The tests of yup that fail for values that nobody can enter into a form. */
const FORM_TESTS: readonly (string | undefined)[] = [
  'typeError',
  'nullable',
  'optionality',
  'oneOf',
  'noUnknown',
];

/**
 * Creates a check that the values of a draft have the form that the schema of a form describes. They may
 * break its other rules, as what is typed does until it is complete.
 */
export const fitsSchema =
  <Schema extends AnyObjectSchema>(schema: Schema) =>
  (values: unknown): values is InferType<Schema> => {
    try {
      schema.noUnknown().validateSync(values, { strict: true, abortEarly: false });
      return true;
    } catch (error) {
      const { inner } = error as ValidationError;
      return inner.every(({ type }) => !FORM_TESTS.includes(type));
    }
  };

type Attempt = { submitCount: number; isValidating: boolean; isValid: boolean; errors: object };

/** Focuses the first invalid field after a failed submit. */
function useFocusFirstError({ submitCount, isValidating, isValid, errors }: Attempt): void {
  const handledCount = useRef(0);
  useEffect(() => {
    // Correcting a field also validates; only a new submit moves the focus.
    if (submitCount === handledCount.current || isValidating) return;
    handledCount.current = submitCount;
    if (!isValid) focusFirstInvalid(Object.keys(errors));
  }, [submitCount, isValidating, isValid, errors]);
}

/** Focuses the first control, in document order, that is invalid or in an invalid group; or else the first one. */
export function focusFirstInvalid(names: readonly string[]): void {
  const all = document.querySelectorAll<HTMLInputElement | HTMLButtonElement>(
    'form :is(input, textarea, select, button)[name]',
  );
  const controls = Array.from(all).filter(({ name }) => names.includes(name));
  (controls.find((each) => each.closest('[aria-invalid=true]')) ?? controls[0])?.focus();
}
