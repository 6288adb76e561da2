import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('ai-tool', {
  category: 3,
  icon: 'sparkle',
  color: '#4a58b0',
  sizes: ['1x1', '1x2', '2x2', '2x4'],
  size: '2x4',
  tile: () => import('./Tile.tsx'),
})
