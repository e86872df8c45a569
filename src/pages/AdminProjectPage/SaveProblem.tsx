import { saveMessages } from '@/config/projectMessages';
import { Notice } from '@/ui/Notice';
import { ConflictNotice } from './ConflictNotice';
import type { SaveNotice } from './useProjectForm';

type SaveProblemProps = {
  notice: SaveNotice | null;
  /** Loads the newer version; resolves to null, or to a message if that fails. */
  onLoadNewer: () => Promise<string | null>;
  onSaveAnyway: () => void;
};

/** Shows why the last attempt to save failed; the summary lists invalid fields instead. */
export function SaveProblem({ notice, ...choices }: SaveProblemProps) {
  if (notice?.kind === 'conflict') return <ConflictNotice {...choices} />;
  if (notice?.kind === 'failed') return <Notice tone="error">{notice.text}</Notice>;
  if (notice?.kind === 'uploading') return <Notice tone="error">{saveMessages.uploading}</Notice>;
  return null;
}
