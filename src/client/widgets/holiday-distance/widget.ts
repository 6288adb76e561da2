import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('holiday-distance', {
  category: 3,
  icon: 'moon',
  color: '#123047',
  sizes: ['1x1', '1x2', '2x1', '2x2', '2x3', '2x4'],
  size: '2x4',
  tile: () => import('./Tile.tsx'),
})
