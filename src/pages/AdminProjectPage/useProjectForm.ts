import { useEffect, useRef, useState } from 'react';
import { useFormik } from 'formik';
import { useNavigate } from 'react-router-dom';
import { useLazyGetAdminProjectQuery, type AdminProject, type Upload } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';
import { useUploadQueue } from '@/features/admin';
import { useDraft } from '@/features/drafts';
import { focusFirstInvalid } from '@/features/forms';
import { useToast } from '@/features/toasts';
import { isProjectValues, projectSchema } from './projectSchema';
import {
  changedFields,
  emptyValues,
  hasPackaging,
  isFieldName,
  toProjectInput,
  toValues,
  type ProjectValues,
} from './projectValues';
import { useSaveProject } from './useSaveProject';

const SHOWN = 'Saved. The shop shows it now.';
const NOT_SHOWN = 'Saved. It is not for sale, so the shop does not show it.';

/** Why the last attempt to save failed. */
export type SaveNotice =
  /** `others` contains backend errors that belong to no field of the form. */
  | { kind: 'rejected'; others: string[] }
  | { kind: 'failed'; text: string }
  | { kind: 'uploading' }
  | { kind: 'conflict' };

/** The backend's errors by field, and the values to which they refer. */
type Rejection = { errors: Record<string, string>; sent: ProjectValues };

/** Returns the errors of the fields that still have the rejected value. */
const stillRejected = ({ errors, sent }: Rejection, values: ProjectValues) =>
  Object.fromEntries(
    Object.entries(errors).filter(([name]) => isFieldName(name) && values[name] === sent[name]),
  );

/** Manages the form of an existing or new project: values, uploads, draft and saving. */
export function useProjectForm(project: AdminProject | null) {
  const [base, setBase] = useState(project);
  const [updatedAt, setUpdatedAt] = useState(project?.updated_at ?? null);
  const [notice, setNotice] = useState<SaveNotice | null>(null);
  const rejection = useRef<Rejection>({ errors: {}, sent: emptyValues });
  const isOverwriting = useRef(false);
  // The form stays until the list is loaded, and must not add the project again.
  const isAdded = useRef(false);
  const [askProject] = useLazyGetAdminProjectQuery();
  const save = useSaveProject(project?.id ?? null);
  const navigate = useNavigate();
  const toast = useToast();

  const formik = useFormik<ProjectValues>({
    initialValues: project ? toValues(project) : emptyValues,
    validationSchema: projectSchema,
    validate: (values) => stillRejected(rejection.current, values),
    onSubmit: send,
  });
  const { values } = formik;
  const latestValues = useRef(values);
  useEffect(() => {
    latestValues.current = values;
  }, [values]);

  const { pictures, archive, isUploading } = useProjectUploads(formik);

  const draft = useDraft({
    name: 'project-draft',
    record: project ? String(project.id) : 'new',
    values,
    updatedAt,
    isChanged: formik.dirty,
    isValues: isProjectValues,
    onRestore: (stored) => {
      setUpdatedAt(stored.updatedAt);
      void formik.setValues(stored.values);
      if (project && stored.updatedAt !== project.updated_at) setNotice({ kind: 'conflict' });
    },
  });

  /** Resets the form to a saved version, keeping changes typed since `sent`. */
  function showSaved(saved: AdminProject, sent: ProjectValues) {
    const shown = toValues(saved);
    const now = latestValues.current;
    setUpdatedAt(saved.updated_at);
    setBase(saved);
    draft.forget();
    formik.resetForm({ values: shown });
    const typed = changedFields(sent, now);
    const kept = Object.fromEntries(typed.map((name) => [name, now[name]]));
    if (typed.length > 0) void formik.setValues({ ...shown, ...kept });
  }

  async function showRejected(errors: Record<string, string>, sent: ProjectValues) {
    const names = Object.keys(errors);
    rejection.current = { errors, sent };
    setNotice({
      kind: 'rejected',
      others: names.filter((name) => !isFieldName(name)).map((name) => errors[name]!),
    });
    await formik.validateForm();
    focusFirstInvalid(names);
  }

  async function send(sent: ProjectValues) {
    if (isUploading) return setNotice({ kind: 'uploading' });
    const expected = isOverwriting.current ? null : updatedAt;
    const outcome = await save(toProjectInput(sent, expected, hasPackaging(project)));
    if (outcome.kind === 'rejected') return showRejected(outcome.errors, sent);
    if (outcome.kind !== 'saved') return setNotice(outcome);
    if (project) {
      showSaved(outcome.project, sent);
      return toast.success(outcome.project.is_active ? SHOWN : NOT_SHOWN);
    }
    isAdded.current = true;
    draft.forget();
    toast.success(`${outcome.project.title} was added`);
    void navigate(adminPaths.projects);
  }

  /** Saves unless a save is pending or has added the project; `overwrites` discards conflicting changes. */
  const submit = (overwrites: boolean) => {
    if (formik.isSubmitting || isAdded.current) return;
    isOverwriting.current = overwrites;
    rejection.current = { errors: {}, sent: emptyValues };
    setNotice(null);
    void formik.submitForm();
  };

  return {
    formik,
    pictures,
    archive,
    base,
    notice: notice?.kind === 'uploading' && !isUploading ? null : notice,
    isRestored: draft.isRestored,
    /** Resets the form to the last saved version. */
    discard: () => {
      setUpdatedAt(base?.updated_at ?? null);
      setNotice(null);
      draft.forget();
      formik.resetForm();
    },
    submit: () => submit(false),
    saveAnyway: () => submit(true),
    /** Loads the current version; resolves to null, or to a message if that fails. */
    loadNewer: async () => {
      try {
        const { project: newer } = await askProject({ id: project?.id ?? 0 }).unwrap();
        showSaved(newer, latestValues.current);
        setNotice(null);
        return null;
      } catch {
        return 'The newer version could not be loaded. Please try again.';
      }
    },
  };
}

type FormPart = {
  values: ProjectValues;
  setFieldValue: (name: keyof ProjectValues, value: unknown) => unknown;
};

/** Manages the uploads of the form; a complete upload becomes part of its values. */
function useProjectUploads({ values, setFieldValue }: FormPart) {
  const pictures = useUploadQueue('image', ({ address }: Upload) => {
    if (address) setFieldValue('preview_images', [...values.preview_images, address]);
  });
  const archive = useUploadQueue('archive', ({ id, file_name, file_size, contents }: Upload) => {
    setFieldValue('file_upload_id', { id, file_name, file_size, contents });
  });
  return {
    pictures,
    archive,
    isUploading: pictures.uploads.length + archive.uploads.length > 0,
  };
}
