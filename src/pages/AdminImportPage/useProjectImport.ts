import { useState } from 'react';
import { useImportProjectsMutation, type ProjectImport } from '@/api/adminApi';
import { importMessages as texts } from '@/config/importMessages';
import { importLimits } from '@/config/projectLimits';
import { describeActionFailure } from '@/features/admin';
import { useToast } from '@/features/toasts';

/** A chosen file and its report. */
type Chosen = {
  file: File;
  /** The backend's report; null until it has responded. */
  report: ProjectImport | null;
  failure: string | null;
};

/** Returns the bytes of a file; null if it was moved or changed since it was chosen. */
async function readBytes(file: File): Promise<Blob | null> {
  try {
    return new Blob([await file.arrayBuffer()]);
  } catch {
    return null;
  }
}

/** Validates a chosen file on the backend, then imports it; the file stays chosen if that fails. */
export function useProjectImport() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [importProjects, { isLoading }] = useImportProjectsMutation();
  const toast = useToast();

  const send = async (file: File, isDryRun: boolean): Promise<ProjectImport | string> => {
    if (file.size === 0) return texts.empty(file.name);
    if (file.size > importLimits.bytes) return texts.tooLarge(file.name);
    const body = await readBytes(file);
    if (!body) return texts.unreadable(file.name);
    try {
      return await importProjects({ dryRun: isDryRun, body }).unwrap();
    } catch (error) {
      const what = isDryRun ? texts.checkFailed : texts.importFailed;
      const failure = describeActionFailure(error, what);
      return isDryRun || !failure.startsWith(what) ? failure : `${failure} ${texts.sendAgain}`;
    }
  };

  const check = async (file: File) => {
    setChosen({ file, report: null, failure: null });
    const answer = await send(file, true);
    const isFailure = typeof answer === 'string';
    // Another file may have been chosen in the meantime.
    setChosen((now) =>
      now?.file === file
        ? { file, report: isFailure ? null : answer, failure: isFailure ? answer : null }
        : now,
    );
  };

  const run = async () => {
    if (!chosen?.report) return;
    const { file, report } = chosen;
    setChosen({ file, report, failure: null });
    const finish = toast.loading(texts.importing(report.projects.length));
    const answer = await send(file, false);
    finish();
    if (typeof answer === 'string') setChosen({ file, report, failure: answer });
    else {
      setChosen({ file, report: answer, failure: null });
      toast.success(texts.imported(answer.projects.length));
    }
  };

  return {
    chosen,
    isBusy: isLoading,
    isImporting: isLoading && chosen?.report != null,
    check: (file: File) => void check(file),
    run: () => void run(),
  };
}
