export { DownloadButton } from './DownloadButton';
export { DownloadLink } from './DownloadLink';
export { deliverPaidProject } from './deliverPaidProject';
export { downloadRequested, libraryReducer } from './librarySlice';
export { startDownload } from './startDownload';
export { totalDownloads } from './totalDownloads';
