import {
  useCreateProjectMutation,
  useUpdateProjectMutation,
  type AdminProject,
  type ProjectInput,
} from '@/api/adminApi';
import { toFieldErrors, toRequestFailure } from '@/api/errors';
import { useIdempotencyKeys } from '@/api/idempotencyKeys';

/** The outcome of saving. */
export type SaveOutcome =
  | { kind: 'saved'; project: AdminProject }
  /** The backend's errors by field name. */
  | { kind: 'rejected'; errors: Record<string, string> }
  /** The project was changed elsewhere in the meantime. */
  | { kind: 'conflict' }
  | { kind: 'failed'; text: string };

/** Why a save failed. It discards nothing that was typed. */
const texts = {
  gone: 'This project does not exist any more, so it could not be saved.',
  serverFailed:
    'The server could not save the project. Nothing you typed is lost; please try again.',
  noResponse:
    'No answer came from the server. Nothing you typed is lost; check your connection and try again.',
  noResponseToNew:
    'No answer came from the server. Nothing you typed is lost; look in the list of projects whether it was added before you try again.',
};

function failureText(status: number | null, message: string | null, isNew: boolean): string {
  if (status === null) return isNew ? texts.noResponseToNew : texts.noResponse;
  if (status === 404 && !isNew) return texts.gone;
  if (status >= 500) return texts.serverFailed;
  return message ?? texts.serverFailed;
}

function toOutcome(error: unknown, isNew: boolean): SaveOutcome {
  const { status, message } = toRequestFailure(error);
  if (status === 409 && !isNew) return { kind: 'conflict' };
  const errors = toFieldErrors(error);
  if (Object.keys(errors).length > 0) return { kind: 'rejected', errors };
  return { kind: 'failed', text: failureText(status, message, isNew) };
}

/** Returns a function that updates the project, or creates one without an id; it never rejects. */
export function useSaveProject(id: number | null) {
  const [createProject] = useCreateProjectMutation();
  const [updateProject] = useUpdateProjectMutation();
  const keys = useIdempotencyKeys();
  return async (projectInput: ProjectInput): Promise<SaveOutcome> => {
    try {
      const { project } = await (
        id === null
          ? createProject({ projectInput, ...keys.headerOf(projectInput) })
          : updateProject({ id, projectInput })
      ).unwrap();
      keys.forget();
      return { kind: 'saved', project };
    } catch (error) {
      return toOutcome(error, id === null);
    }
  };
}
