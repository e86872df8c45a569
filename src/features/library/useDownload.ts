import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/lib/storeHooks';
import {
  downloadCancelled,
  downloadFollowed,
  downloadRequested,
  selectDownload,
} from './librarySlice';

/**
 * Returns a project's download: whether it is running, its percentage (null while unknown), `start`
 * and `cancel`. With `showsFailure`, a failure shows a toast, wherever the download was started.
 */
export function useDownload(project: { id: number; title: string }, showsFailure: boolean) {
  const progress = useAppSelector(selectDownload(project.id));
  const dispatch = useAppDispatch();
  const isRunning = progress !== undefined;

  useEffect(() => {
    if (isRunning && showsFailure) dispatch(downloadFollowed(project.id));
  }, [isRunning, showsFailure, dispatch, project.id]);

  const percent = progress?.total ? Math.round((progress.received / progress.total) * 100) : null;
  return {
    isRunning,
    percent,
    start: () =>
      void dispatch(
        downloadRequested({ projectId: project.id, title: project.title, showsFailure }),
      ),
    cancel: () => void dispatch(downloadCancelled(project.id)),
  };
}
