import { useAppDispatch, useAppSelector } from '@/lib/storeHooks';
import { downloadCancelled, downloadRequested, selectDownload } from './librarySlice';

/**
 * Returns a project's download: whether it runs, its percentage (null while unknown), start and
 * cancel.
 */
export function useDownload(project: { id: number; title: string }, showsFailure: boolean) {
  const progress = useAppSelector(selectDownload(project.id));
  const dispatch = useAppDispatch();
  const percent = progress?.total ? Math.round((progress.received / progress.total) * 100) : null;
  return {
    isRunning: progress !== undefined,
    percent,
    start: () =>
      void dispatch(
        downloadRequested({ projectId: project.id, title: project.title, showsFailure }),
      ),
    cancel: () => void dispatch(downloadCancelled(project.id)),
  };
}
