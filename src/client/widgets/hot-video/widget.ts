import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('hot-video', {
  category: 7,
  icon: 'film',
  color: '#8a3a52',
  sizes: ['1x1', '1x2', '2x2', '2x4', '4x4'],
  size: '2x4',
  tile: () => import('./Tile.tsx'),
})
