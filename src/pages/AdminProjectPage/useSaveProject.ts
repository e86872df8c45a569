import {
  type ProjectInput,
  useCreateProjectMutation,
  useUpdateProjectMutation,
} from '@/api/adminApi';
import { toFieldErrors, toRequestFailure } from '@/api/errors';
import type { FailureTexts } from '@/api/failureText';
import { useIdempotencyKeys } from '@/api/idempotencyKeys';
import { isFieldName } from './projectValues';

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

/** Why a save failed. */
export type SaveNotice =
  /** `others` contains backend errors that belong to no field of the form. */
  | { kind: 'rejected'; others: string[] }
  | { kind: 'failed'; text: string }
  | { kind: 'uploading' }
  /** The project was changed elsewhere in the meantime. */
  | { kind: 'conflict' };

/** Returns what to show of a failure of the form of a saved or a new project; null if there is none. */
export function toNotice(
  failure: { text: string | null; error: unknown } | null,
  isNew: boolean,
): SaveNotice | null {
  if (failure === null) return null;
  const { text, error } = failure;
  if (toRequestFailure(error).status === CONFLICT && !isNew) return { kind: 'conflict' };
  const errors = Object.entries(toFieldErrors(error));
  const others = errors.filter(([name]) => !isFieldName(name)).map(([, message]) => message);
  if (errors.length > 0) return { kind: 'rejected', others };
  return text === null ? null : { kind: 'failed', text };
}

/**
 * Returns a function that updates the project, or creates one without an id, and what to say of its
 * failures.
 */
export function useSaveProject(id: number | null) {
  const [createProject] = useCreateProjectMutation();
  const [updateProject] = useUpdateProjectMutation();
  const keys = useIdempotencyKeys();
  const save = async (projectInput: ProjectInput) => {
    const { project } = await (
      id === null
        ? createProject({ projectInput, ...keys.headerOf(projectInput) })
        : updateProject({ id, projectInput })
    ).unwrap();
    keys.forget();
    return project;
  };
  return { save, failed: id === null ? creationFailed : updateFailed };
}
