import { useState } from 'react';
import { type ProjectImport, useImportProjectsMutation } from '@/api/adminApi';
import { failureText } from '@/api/failureText';
import { importLimits } from '@/config/projectLimits';

/** A chosen file and its report. */
type Chosen = {
  file: File;
  /** The backend's report; null until it has responded. */
  report: ProjectImport | null;
  failure: string | null;
};

const SEND_AGAIN = 'Sending the file again is safe: what is there already is never added twice.';

function describeFailure(error: unknown, isDryRun: boolean): string | null {
  if (isDryRun) return failureText(error, 'The file could not be checked');
  const what = 'The import was interrupted. It may have added some projects already';
  const text = failureText(error, what);
  return text && `${text} ${SEND_AGAIN}`;
}

/** Validates a chosen file on the backend, then imports it; the file stays chosen if that fails. */
export function useProjectImport() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [importProjects, { isLoading }] = useImportProjectsMutation();

  const send = async ({ file, report }: Chosen, isDryRun: boolean) => {
    // Another file may have been chosen in the meantime.
    const show = (outcome: Partial<Chosen>) =>
      setChosen((now) => (now?.file === file ? { ...now, ...outcome } : now));
    setChosen({ file, report, failure: null });
    if (file.size === 0)
      return show({ failure: `${file.name} is empty. Please choose another file.` });
    if (file.size > importLimits.bytes) {
      return show({
        failure: `${file.name} is larger than 2 MB. Split it into several files, and import one after the other.`,
      });
    }
    const body = file.slice(0, file.size, 'application/octet-stream');
    try {
      show({ report: await importProjects({ dryRun: isDryRun, body }).unwrap() });
    } catch (error) {
      show({ failure: describeFailure(error, isDryRun) });
    }
  };

  return {
    chosen,
    isBusy: isLoading,
    isImporting: isLoading && chosen?.report != null,
    check: (file: File) => void send({ file, report: null, failure: null }, true),
    run: () => chosen && void send(chosen, false),
  };
}
