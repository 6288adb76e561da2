import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('feedback', {
  category: 2,
  icon: 'inbox',
  color: '#4b63b8',
  sizes: ['1x1', '1x2', '2x2'],
  size: '2x2',
  windowSize: { width: 1200, height: 750 },
  tile: () => import('./Tile.tsx'),
})
