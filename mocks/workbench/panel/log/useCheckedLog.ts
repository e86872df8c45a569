import { useEffect, useState } from 'react';
import type { CheckedEntry } from '../../../log/checkEntry';
import { useWorkbench } from '../workbenchContext';

/** The log with what the contract says of each call; follows it. */
export function useCheckedLog(): readonly CheckedEntry[] {
  const { workbench, say } = useWorkbench();
  const [entries, setEntries] = useState<readonly CheckedEntry[]>([]);
  useEffect(() => {
    let isWanted = true;
    const read = () => {
      workbench.log().then(
        (checked) => {
          if (isWanted) setEntries(checked);
        },
        () => say('The log could not be checked. Close the workbench and open it again.'),
      );
    };
    const stop = workbench.onLog(read);
    read();
    return () => {
      isWanted = false;
      stop();
    };
  }, [workbench, say]);
  return entries;
}
