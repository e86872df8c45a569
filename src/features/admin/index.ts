export { AdminGrid } from './AdminGrid';
export { AdminLoadError } from './AdminLoadError';
export { AdminLayout, AdminNavigation } from './AdminLayout';
export { CellClamp, CellLines, CellText, type GridColumn } from './gridColumns';
export { GridFilters } from './GridFilters';
export type { GridSelection } from './GridTable';
export { ScrollTable, type TableContent } from './ScrollTable';
export {
  gridFormat,
  gridSelect,
  toFilterArguments,
  toListArguments,
  useGridParameters,
  type Grid,
  type ParametersOf,
} from './useGridParameters';
export { projectFields, type FieldName, type ProjectField } from './projectFields';
export { acceptedFiles, largestFile } from './uploads/fileChecks';
export { UploadMessages, UploadProgress } from './uploads/UploadProgress';
export { useUploadQueue, type QueuedUpload, type UploadQueue } from './uploads/useUploadQueue';
