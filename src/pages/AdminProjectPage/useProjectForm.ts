import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type AdminProject,
  type ProjectInput,
  type Upload,
  useCreateProjectMutation,
  useLazyGetAdminProjectQuery,
  useUpdateProjectMutation,
} from '@/api/adminApi';
import { toFieldErrors, toRequestFailure } from '@/api/errors';
import type { FailureTexts } from '@/api/failureText';
import { useIdempotencyKeys } from '@/api/idempotencyKeys';
import { adminPaths } from '@/config/adminPaths';
import { isFieldName, useUploadQueue } from '@/features/admin';
import { useForm } from '@/features/forms';
import { useToast } from '@/features/toasts';
import {
  emptyValues,
  projectSchema,
  type ProjectValues,
  toProjectInput,
  toValues,
} from './projectValues';

const SHOWN = 'Saved. The shop shows it now.';
const NOT_SHOWN = 'Saved. It is not for sale, so the shop does not show it.';

const NOTHING_LOST = 'Nothing you typed is lost';
const CONFLICT = 409;

const updateFailed: FailureTexts = {
  failed: `The server could not save the project. ${NOTHING_LOST}; please try again.`,
  unreachable: `No answer came from the server. ${NOTHING_LOST}; check your connection and try again.`,
  byStatus: { 404: 'This project does not exist any more, so it could not be saved.' },
};
const creationFailed: FailureTexts = {
  failed: updateFailed.failed,
  unreachable: `No answer came from the server. ${NOTHING_LOST}; look in the list of projects whether it was added before you try again.`,
};

/** What must be settled before saving: an upload, or changes that somebody else has saved. */
export type Obstacle = 'uploading' | 'conflict';

/** Manages the form of an existing or new project: values, uploads, draft and saving. */
export function useProjectForm(project: AdminProject | null) {
  const [base, setBase] = useState(project);
  const [updatedAt, setUpdatedAt] = useState(project?.updated_at ?? null);
  /** What stands in the way of saving besides the failure of the last attempt. */
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const isOverwriting = useRef(false);
  // The form stays until the list is loaded, and must not add the project again.
  const isAdded = useRef(false);
  const [askProject] = useLazyGetAdminProjectQuery();
  const [createProject] = useCreateProjectMutation();
  const [updateProject] = useUpdateProjectMutation();
  const keys = useIdempotencyKeys();
  const navigate = useNavigate();
  const toast = useToast();

  const save = async (projectInput: ProjectInput) => {
    const { project: saved } = await (
      project
        ? updateProject({ id: project.id, projectInput })
        : createProject({ projectInput, ...keys.headerOf(projectInput) })
    ).unwrap();
    keys.forget();
    return saved;
  };
  const form = useForm<ProjectValues, AdminProject>({
    initialValues: project ? toValues(project) : emptyValues,
    schema: projectSchema,
    send: (values) =>
      save(toProjectInput(values, project, isOverwriting.current ? null : updatedAt)),
    onSent: (saved, sent) => {
      if (project) {
        startFrom(saved);
        form.showSaved(toValues(saved), sent);
        toast.success(saved.is_active ? SHOWN : NOT_SHOWN);
        return;
      }
      isAdded.current = true;
      toast.success(`${saved.title} was added`);
      void navigate(adminPaths.projects);
    },
    failed: project ? updateFailed : creationFailed,
    draft: {
      name: 'project-draft',
      record: project ? String(project.id) : 'new',
      updatedAt,
      onRestore: (stored) => {
        setUpdatedAt(stored.updatedAt);
        if (project && stored.updatedAt !== project.updated_at) setObstacle('conflict');
      },
    },
  });
  const { values, setFieldValue } = form;

  const addTo =
    (name: 'preview_images' | 'report_pages') =>
    ({ address }: Upload) => {
      if (address) void setFieldValue(name, [...values[name], address]);
    };
  const uploads = {
    preview_images: useUploadQueue('image', addTo('preview_images')),
    report_pages: useUploadQueue('image', addTo('report_pages')),
    video_url: useUploadQueue('video', ({ address }: Upload) => {
      if (address) void setFieldValue('video_url', address);
    }),
    file_upload_id: useUploadQueue('archive', ({ id, file_name, file_size, contents }: Upload) => {
      void setFieldValue('file_upload_id', { id, file_name, file_size, contents });
    }),
  };
  const isUploading = Object.values(uploads).some((queue) => queue.uploads.length > 0);

  /** Shows a saved version, which replaces the one that was edited. */
  function startFrom(saved: AdminProject) {
    setUpdatedAt(saved.updated_at);
    setBase(saved);
    setObstacle(null);
  }

  /** Saves unless the project was added already; `overwrites` discards conflicting changes. */
  const submit = (overwrites: boolean) => {
    if (isAdded.current) return;
    isOverwriting.current = overwrites;
    setObstacle(isUploading ? 'uploading' : null);
    if (!isUploading) form.submit();
  };
  const { error } = form.failure ?? {};
  const isRefused = project !== null && toRequestFailure(error).status === CONFLICT;
  const shownObstacle: Obstacle | null =
    obstacle === 'uploading' && isUploading
      ? obstacle
      : obstacle === 'conflict' || isRefused
        ? 'conflict'
        : null;
  const errors = useMemo(() => Object.entries(toFieldErrors(error)), [error]);
  const others = useMemo(
    () => errors.filter(([name]) => !isFieldName(name)).map(([, message]) => message),
    [errors],
  );

  return {
    form: {
      ...form,
      submit: () => submit(false),
      /** Resets the form to the last saved version. */
      discard: () => {
        setUpdatedAt(base?.updated_at ?? null);
        setObstacle(null);
        form.discard();
      },
    },
    uploads,
    base,
    obstacle: shownObstacle,
    /** What to say of the last attempt, unless the summary lists errors. */
    failure: errors.length > 0 ? null : (form.failure?.text ?? null),
    /** The backend's errors that belong to no field of the form. */
    others,
    saveAnyway: () => submit(true),
    /** Loads the current version; rejects if that fails. */
    loadNewer: async () => {
      const { project: newer } = await askProject({ id: project?.id ?? 0 }).unwrap();
      startFrom(newer);
      form.showSaved(toValues(newer), values);
    },
  };
}
