import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('wy-music', {
  category: 7,
  icon: 'music',
  color: '#a8503f',
  sizes: ['1x1', '1x2', '2x2', '2x4'],
  size: '2x4',
  tile: () => import('./Tile.tsx'),
})
