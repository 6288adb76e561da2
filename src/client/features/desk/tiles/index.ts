export { ItemTile } from './ItemTile.tsx'
export {
  type GridMetrics,
  type GridSettings,
  gridAreaOf,
  gridInset,
  gridMetricsFor,
  labelSize,
  nameHeight,
  type Placement,
  placeTiles,
  tileSizeOf,
  widgetOverhang,
} from './model.ts'
export { tileMarks, useTileMarks } from './tile-marks.ts'
