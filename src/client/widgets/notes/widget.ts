import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('notes', {
  category: 3,
  icon: 'note',
  color: '#b7791f',
  sizes: ['1x1', '1x2', '2x1', '2x2', '2x4', '4x4'],
  size: '2x2',
  windowSize: { width: 1000, height: 680 },
  tile: () => import('./Tile.tsx'),
})
