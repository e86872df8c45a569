import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAuth } from '@/features/auth';
import { draftKey, readDraft, writeDraft, type Draft } from './draft';

type DraftOptions = {
  /** Null for a new project. */
  projectId: number | null;
  /** What is to be kept now; null while nothing has changed. */
  makeDraft: () => Draft | null;
  /** Called once with what an earlier visit of this tab has kept. */
  onRestore: (draft: Draft) => void;
};

/**
 * Keeps what was typed when the form goes away without having been asked, as at the end of a session,
 * and gives it back when the same person opens it again in this tab. `drop` says that nothing has to
 * be kept when the form goes, `settle` that what was given back was saved or discarded.
 */
export function useDraft({ projectId, makeDraft, onRestore }: DraftOptions) {
  const { user } = useAuth();
  // The person is gone before the form is, when the session ends.
  const [key] = useState(() => draftKey(user?.id ?? 0, projectId));
  const [draft] = useState(() => readDraft(key));
  const [isRestored, setRestored] = useState(draft !== null);
  const isDropped = useRef(false);

  const restore = useEffectEvent(() => {
    if (draft) onRestore(draft);
    writeDraft(key, null);
  });
  const keep = useEffectEvent(() => {
    if (!isDropped.current) writeDraft(key, makeDraft());
  });
  useEffect(() => {
    restore();
    return () => keep();
  }, []);

  const drop = () => {
    isDropped.current = true;
  };
  return { isRestored, drop, settle: () => setRestored(false) };
}
