import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('hot-search', {
  category: 7,
  icon: 'flame',
  color: '#b3402a',
  sizes: ['1x1', '1x2', '2x2', '2x4', '4x4', '6x6'],
  size: '4x4',
  tile: () => import('./Tile.tsx'),
  perTile: true,
})
