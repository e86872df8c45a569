export { AdminLoadError } from './AdminLoadError';
export { AdminRoom } from './AdminRoom';
export { acceptedFiles, largestFile } from './uploads/fileChecks';
export { UploadProgress } from './uploads/UploadProgress';
export type { QueuedUpload } from './uploads/uploadQueue';
export { UploadRefusals } from './uploads/UploadRefusals';
export { useUploadQueue, type UploadQueue } from './uploads/useUploadQueue';
