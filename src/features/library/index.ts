export { DownloadButton, totalDownloads } from './DownloadButton';
export { DownloadLink } from './DownloadLink';
export { downloadRequested, libraryReducer } from './librarySlice';
export { deliverPaidProject, startDownload } from './listeners';
