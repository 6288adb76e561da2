import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('stocks', {
  category: 3,
  icon: 'chartLine',
  color: '#8f2f2a',
  sizes: ['1x1', '1x2', '2x2', '2x4', '4x4'],
  size: '2x4',
  tile: () => import('./Tile.tsx'),
})
