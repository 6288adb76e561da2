import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('day-color', {
  category: 5,
  icon: 'palette',
  color: '#a8425b',
  sizes: ['1x1', '1x2', '2x2', '2x4'],
  size: '2x2',
  windowSize: { width: 760, height: 640 },
  tile: () => import('./Tile.tsx'),
})
