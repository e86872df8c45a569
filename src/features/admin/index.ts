export { AdminGrid } from './AdminGrid';
export { AdminLoadError } from './AdminLoadError';
export { AdminLayout, AdminNavigation } from './AdminLayout';
export { CellLines, CellText, CustomerCell, type GridColumn, ProjectCell } from './gridColumns';
export { GridFilters } from './GridFilters';
export { ScrollTable, type TableContent } from './ScrollTable';
export {
  adminTable,
  gridSelect,
  gridText,
  shownPage,
  toFilterArguments,
  toListArguments,
  useGrid,
  type CardControls,
  type GridOf,
} from './adminTable';
export {
  fieldNames,
  fieldOf,
  isFieldName,
  limitsOf,
  nameOf,
  projectFields,
  type FieldName,
  type Limits,
  type ProjectField,
} from './projectFields';
export { acceptedFiles, largestFile } from './uploads/fileChecks';
export { isRefusal } from './uploads/sendFile';
export { UploadProgress } from './uploads/UploadProgress';
export { useUploadQueue, type QueuedUpload, type UploadQueue } from './uploads/useUploadQueue';
