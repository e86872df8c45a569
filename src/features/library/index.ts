export { DownloadButton } from './DownloadButton';
export { DownloadLink } from './DownloadLink';
export { downloadRequested, libraryReducer } from './librarySlice';
export { startDownload } from './startDownload';
