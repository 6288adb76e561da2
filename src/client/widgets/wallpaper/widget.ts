import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('wallpaper', {
  category: 2,
  icon: 'image',
  color: '#4f7f8c',
  sizes: ['1x1', '1x2', '2x2', '2x4'],
  size: '2x2',
  tile: () => import('./Tile.tsx'),
})
