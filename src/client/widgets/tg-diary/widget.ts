import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('tg-diary', {
  category: 6,
  icon: 'edit',
  color: '#b07a3f',
  sizes: ['1x1', '1x2', '2x2', '2x3', '2x4'],
  size: '2x2',
  tile: () => import('./Tile.tsx'),
})
