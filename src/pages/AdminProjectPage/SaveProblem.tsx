import { saveMessages } from '@/config/projectMessages';
import { Notice } from '@/ui/Notice';
import { ConflictNotice } from './ConflictNotice';
import type { SaveNotice } from './useProjectForm';

type SaveProblemProps = {
  notice: SaveNotice | null;
  /** Shows the newer version; answers null, or why it could not be loaded. */
  onLoadNewer: () => Promise<string | null>;
  onSaveAnyway: () => void;
};

/** Why the last attempt to save did not save; wrong fields stand in the summary instead. */
export function SaveProblem({ notice, ...choices }: SaveProblemProps) {
  if (notice?.kind === 'conflict') return <ConflictNotice {...choices} />;
  if (notice?.kind === 'failed') return <Notice tone="error">{notice.text}</Notice>;
  if (notice?.kind === 'uploading') return <Notice tone="error">{saveMessages.uploading}</Notice>;
  return null;
}
