export { DownloadButton } from './DownloadButton';
export { DownloadLink } from './DownloadLink';
export { deliverPaidProject } from './deliverPaidProject';
export { downloadRequested, libraryReducer } from './librarySlice';
export { keepOwnedTitles, readOwnedTitles } from './ownedTitles';
export { startDownload } from './startDownload';
export { totalDownloads } from './totalDownloads';
