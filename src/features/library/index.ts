export { DownloadButton, totalDownloads } from './DownloadButton';
export { DownloadLink } from './DownloadLink';
export {
  deliverPaidProject,
  downloadRequested,
  libraryReducer,
  startDownload,
} from './librarySlice';
