import { defineWidget } from '../../core/widget.ts'

export default defineWidget('clock', {
  category: 3,
  icon: 'clock',
  color: '#15292a',
  sizes: ['1x1', '2x2'],
  size: '2x2',
  tile: () => import('./Tile.tsx'),
})
