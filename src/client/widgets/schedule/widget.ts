import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('schedule', {
  category: 3,
  icon: 'checklist',
  color: '#2f6fb5',
  sizes: ['1x1', '1x2', '2x1', '2x2', '2x3', '2x4', '4x4'],
  size: '2x2',
  windowSize: { width: 760, height: 640 },
  tile: () => import('./Tile.tsx'),
})
