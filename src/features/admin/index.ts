export { describeActionFailure } from './actionFailure';
export { AdminGrid } from './AdminGrid';
export { AdminLoadError } from './AdminLoadError';
export { AdminRoom } from './AdminRoom';
export { CopyableId } from './CopyableId';
export { oneOf, toListArg, type GridDefinition } from './gridAddress';
export { CellLines, CellText } from './GridCells';
export type { GridColumn } from './gridColumn';
export { useGridAddress } from './useGridAddress';
