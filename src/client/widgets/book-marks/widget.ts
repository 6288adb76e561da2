import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('book-marks', {
  category: 3,
  icon: 'bookmark',
  color: '#2f6fb3',
  sizes: ['1x1', '1x2', '2x2', '2x3', '2x4', '4x4', '6x6'],
  size: '2x2',
  tile: () => import('./Tile.tsx'),
})
