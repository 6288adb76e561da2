import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('white-board', {
  category: 6,
  icon: 'edit',
  color: '#6965db',
  sizes: ['1x1', '1x2', '2x1', '2x2', '2x4', '4x4', '6x6'],
  size: '2x2',
  tile: () => import('./Tile.tsx'),
})
