import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('gu-shi', {
  category: 6,
  icon: 'book',
  color: '#3f5e58',
  sizes: ['1x1', '1x2', '2x1', '2x2', '2x3', '2x4', '4x4'],
  size: '2x4',
  tile: () => import('./Tile.tsx'),
})
