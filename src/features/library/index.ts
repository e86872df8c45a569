export { DownloadButton } from './DownloadButton';
export { DownloadLink } from './DownloadLink';
export { downloadRequested, libraryReducer } from './librarySlice';
export { runDownload } from './runDownload';
export { useDownload } from './useDownload';
