import { useEffect, useRef, useState } from 'react';
import type { ExportAdminPaymentsArg } from '@/api/adminApi';
import { DownloadError, isUnauthorizedDownload } from '@/api/fileDownload';
import { fetchPaymentsCsv } from '@/api/paymentsExport';
import { site } from '@/config/site';
import { describeActionFailure } from '@/features/admin';
import { selectToken, sessionExpired } from '@/features/auth';
import { useToast } from '@/features/toasts';
import { logFailure } from '@/lib/log';
import { saveFile } from '@/lib/saveFile';
import { useAppStore } from '@/lib/storeHooks';
import { dayOf } from '@/lib/zonedDays';

/** Exports the payments selected by `readSelection` as CSV; unmounting aborts the export. */
export function usePaymentsExport(readSelection: () => ExportAdminPaymentsArg) {
  const store = useAppStore();
  const toast = useToast();
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const token = selectToken(store.getState());
    const controller = new AbortController();
    running.current = controller;
    setRunning(true);
    const finish = toast.loading('Exporting payments…');
    try {
      const { signal } = controller;
      const table = await fetchPaymentsCsv(readSelection(), { token, signal });
      saveFile(table, `payments-${dayOf(Date.now(), site.timeZone)}.csv`);
      toast.success('Payments exported');
    } catch (error) {
      if (controller.signal.aborted) return;
      logFailure('Exporting the payments', error);
      // The end of the session redirects to login without a toast; a later session is unaffected.
      if (selectToken(store.getState()) !== token) return;
      if (isUnauthorizedDownload(error)) store.dispatch(sessionExpired());
      else {
        const { status } = error instanceof DownloadError ? error : { status: null };
        toast.error(describeActionFailure({ status }, 'The payments could not be exported'));
      }
    } finally {
      finish();
      setRunning(false);
    }
  };
  return { isRunning, start: () => void start() };
}
