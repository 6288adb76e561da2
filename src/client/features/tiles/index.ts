export { ItemTile } from './ItemTile.tsx'
export { type GridMetrics, gridAreaOf, gridMetricsFor, type Placement, placeTiles, tileSizeOf } from './model.ts'
