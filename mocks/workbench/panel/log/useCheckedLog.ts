import { useEffect, useState } from 'react';
import type { CheckedEntry } from '../../../log/checkEntry';
import { useWorkbench } from '../workbenchContext';

/** Returns the checked log entries and re-renders when the log changes. */
export function useCheckedLog(): readonly CheckedEntry[] {
  const { workbench, showStatus } = useWorkbench();
  const [entries, setEntries] = useState<readonly CheckedEntry[]>([]);
  useEffect(() => {
    let isMounted = true;
    const read = () => {
      workbench.log().then(
        (checked) => {
          if (isMounted) setEntries(checked);
        },
        () => showStatus('The log could not be checked. Close the workbench and open it again.'),
      );
    };
    const unsubscribe = workbench.onLog(read);
    read();
    return () => {
      isMounted = false;
      unsubscribe();
    };
  }, [workbench, showStatus]);
  return entries;
}
