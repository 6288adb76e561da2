import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('calendar', {
  category: 3,
  icon: 'calendar',
  color: '#b3392a',
  sizes: ['1x1', '1x2', '2x1', '2x2', '2x3', '2x4', '4x4'],
  size: '2x2',
  windowSize: { width: 1040, height: 680 },
  tile: () => import('./Tile.tsx'),
})
