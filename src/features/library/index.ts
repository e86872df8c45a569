export { DownloadButton, totalDownloads } from './DownloadButton';
export { downloadRequested, libraryReducer } from './librarySlice';
export { deliverPaidProject, startDownload } from './listeners';
