export { ItemTile } from './ItemTile.tsx'
export { areaOf, type Grid, gridOf, type Place, placeTiles, sizeOf } from './model.ts'
