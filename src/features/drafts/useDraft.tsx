import { useEffect, useEffectEvent, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import type { DraftName, StorageKey } from '@/config/browserStorage';
import { useAuth } from '@/features/auth';
import { Notice } from '@/ui/Notice';
import { type Draft, draftKey, forgetGuestDrafts, GUEST, readDraft, writeDraft } from './draft';

/** Minimum interval between two writes, in milliseconds. */
const WRITE_INTERVAL_MS = 300;

type DraftOptions<Values> = Draft<Values> & {
  /** Null stores nothing. */
  name: DraftName | null;
  /** Identifies the edited record among its kind. */
  record: string;
  /** Whether the values differ from what is saved. */
  isChanged: boolean;
  /** Validates stored values. */
  isValues: (values: unknown) => values is Values;
  /** Puts a stored draft into the form. */
  onRestore: (draft: Draft<Values>) => void;
};

/** The form's storage key, and the draft found when the form opened. */
type Opened<Values> = { key: StorageKey; stored: Draft<Values> | null };

/**
 * Stores what is typed into a form in this tab's session storage, and restores it when the same
 * user opens the same record again: after leaving, a reload, a crash, an expired session or a login.
 */
export function useDraft<Values>(options: DraftOptions<Values>) {
  const { name, record, values, updatedAt, isChanged, isValues, onRestore } = options;
  const { status, user } = useAuth();
  // The key is kept once known, because an ending session removes the user before the form unmounts.
  const [opened, setOpened] = useState<Opened<Values> | null>(null);
  if (opened === null && name !== null && status !== 'loading') {
    const key = draftKey(name, user ? String(user.id) : GUEST, record);
    const stored = () =>
      readDraft(key, isValues) ?? readDraft(draftKey(name, GUEST, record), isValues);
    // What was typed while the session was being checked is newer than any draft.
    setOpened({ key, stored: isChanged ? null : stored() });
  }
  const [isSettled, setSettled] = useState(false);
  const hasChanged = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const restore = useEffectEvent(({ stored }: Opened<Values>) => {
    if (!stored) return;
    onRestore(stored);
    // What a guest typed is the user's from the login on.
    if (name !== null && user) forgetGuestDrafts([name], record);
  });
  const cancelWrite = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const flush = useEffectEvent(() => {
    if (timer.current === undefined || opened === null) return;
    cancelWrite();
    writeDraft(opened.key, isChanged ? { values, updatedAt } : null);
  });

  useEffect(() => {
    if (opened) restore(opened);
  }, [opened]);
  useEffect(() => {
    // Until the first change, the stored draft may still have to be restored.
    if (opened === null || (!isChanged && !hasChanged.current)) return;
    hasChanged.current = true;
    timer.current ??= setTimeout(() => flush(), WRITE_INTERVAL_MS);
  }, [opened, values, updatedAt, isChanged]);
  useEffect(() => {
    const onPageHide = () => flush();
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      flush();
    };
  }, []);

  return {
    /** Whether the form shows a restored draft that was neither saved nor discarded. */
    isRestored: !isSettled && opened?.stored != null,
    /** Removes the draft after its values were saved or discarded; later changes create a new one. */
    forget: () => {
      cancelWrite();
      if (opened) writeDraft(opened.key, null);
      setSettled(true);
    },
  };
}

/** Reports that a form shows a restored draft, and offers to discard it. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice
      tone="info"
      actions={
        <Button size="small" variant="outlined" onClick={onDiscard}>
          Discard
        </Button>
      }
    >
      Restored what you had typed
    </Notice>
  );
}
