import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('blueprint', {
  category: 4,
  icon: 'code',
  color: '#266fa8',
  sizes: ['1x1', '1x2', '2x2', '2x4'],
  size: '2x2',
  tile: () => import('./Tile.tsx'),
})
