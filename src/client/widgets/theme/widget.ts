import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('theme', {
  category: 2,
  icon: 'palette',
  color: '#c0532f',
  sizes: ['1x1', '1x2', '2x2', '2x4'],
  size: '2x2',
  windowSize: { width: 1200, height: 750 },
  tile: () => import('./Tile.tsx'),
})
