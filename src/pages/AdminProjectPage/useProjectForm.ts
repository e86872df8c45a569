import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type AdminProject, type Upload, useLazyGetAdminProjectQuery } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';
import { useUploadQueue } from '@/features/admin';
import { useForm } from '@/features/forms';
import { useToast } from '@/features/toasts';
import {
  changedFields,
  emptyValues,
  projectSchema,
  type ProjectValues,
  toProjectInput,
  toValues,
} from './projectValues';
import { type SaveNotice, toNotice, useSaveProject } from './useSaveProject';

const SHOWN = 'Saved. The shop shows it now.';
const NOT_SHOWN = 'Saved. It is not for sale, so the shop does not show it.';

/** Manages the form of an existing or new project: values, uploads, draft and saving. */
export function useProjectForm(project: AdminProject | null) {
  const [base, setBase] = useState(project);
  const [updatedAt, setUpdatedAt] = useState(project?.updated_at ?? null);
  /** What stands in the way of saving besides the failure of the last attempt. */
  const [obstacle, setObstacle] = useState<'uploading' | 'conflict' | null>(null);
  const isOverwriting = useRef(false);
  // The form stays until the list is loaded, and must not add the project again.
  const isAdded = useRef(false);
  const [askProject] = useLazyGetAdminProjectQuery();
  const { save, failed } = useSaveProject(project?.id ?? null);
  const navigate = useNavigate();
  const toast = useToast();

  const form = useForm<ProjectValues, AdminProject>({
    initialValues: project ? toValues(project) : emptyValues,
    schema: projectSchema,
    send: (values) =>
      save(toProjectInput(values, project, isOverwriting.current ? null : updatedAt)),
    onSent: (saved, sent) => {
      if (project) {
        showSaved(saved, sent);
        toast.success(saved.is_active ? SHOWN : NOT_SHOWN);
        return;
      }
      isAdded.current = true;
      toast.success(`${saved.title} was added`);
      void navigate(adminPaths.projects);
    },
    failed,
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
  const latestValues = useRef(values);
  useEffect(() => {
    latestValues.current = values;
  }, [values]);

  const pictures = useUploadQueue('image', ({ address }: Upload) => {
    if (address) void setFieldValue('preview_images', [...values.preview_images, address]);
  });
  const archive = useUploadQueue('archive', ({ id, file_name, file_size, contents }: Upload) => {
    void setFieldValue('file_upload_id', { id, file_name, file_size, contents });
  });
  const isUploading = pictures.uploads.length + archive.uploads.length > 0;

  /** Resets the form to a saved version, keeping changes typed since `sent`. */
  function showSaved(saved: AdminProject, sent: ProjectValues) {
    const shown = toValues(saved);
    const now = latestValues.current;
    setUpdatedAt(saved.updated_at);
    setBase(saved);
    setObstacle(null);
    form.discard();
    form.resetForm({ values: shown });
    const typed = changedFields(sent, now);
    const kept = Object.fromEntries(typed.map((name) => [name, now[name]]));
    if (typed.length > 0) void form.setValues({ ...shown, ...kept });
  }

  /** Saves unless the project was added already; `overwrites` discards conflicting changes. */
  const submit = (overwrites: boolean) => {
    if (isAdded.current) return;
    isOverwriting.current = overwrites;
    setObstacle(isUploading ? 'uploading' : null);
    if (!isUploading) form.submit();
  };
  const hasObstacle = obstacle === 'conflict' || (obstacle === 'uploading' && isUploading);
  const notice: SaveNotice | null =
    obstacle && hasObstacle ? { kind: obstacle } : toNotice(form.failure, project === null);

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
    pictures,
    archive,
    base,
    notice,
    saveAnyway: () => submit(true),
    /** Loads the current version; rejects if that fails. */
    loadNewer: async () => {
      const { project: newer } = await askProject({ id: project?.id ?? 0 }).unwrap();
      showSaved(newer, latestValues.current);
    },
  };
}
