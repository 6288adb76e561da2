import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('clock', {
  category: 3,
  icon: 'clock',
  color: '#15292a',
  sizes: ['1x1', '1x2', '2x2', '2x4', '4x4'],
  size: '2x2',
  tile: () => import('./Tile.tsx'),
  perTile: true,
})
