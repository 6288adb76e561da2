import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('yi-yan', {
  category: 6,
  icon: 'quote',
  color: '#7a6a8f',
  sizes: ['1x1', '1x2', '2x2', '2x3', '2x4', '4x4'],
  size: '2x4',
  tile: () => import('./Tile.tsx'),
})
