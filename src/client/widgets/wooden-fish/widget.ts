import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('wooden-fish', {
  category: 7,
  icon: 'woodenFish',
  color: '#9a5a2b',
  sizes: ['1x1', '1x2', '2x1', '2x2', '2x4'],
  size: '1x2',
  windowSize: { width: 720, height: 520 },
  tile: () => import('./Tile.tsx'),
})
