import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('work-time', {
  category: 3,
  icon: 'coffee',
  color: '#0b7a6c',
  sizes: ['1x1', '1x2', '2x1', '2x2', '2x3', '2x4', '4x4'],
  size: '2x2',
  windowSize: { width: 560, height: 680 },
  tile: () => import('./Tile.tsx'),
})
