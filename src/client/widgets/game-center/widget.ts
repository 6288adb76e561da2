import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('game-center', {
  category: 7,
  icon: 'gamepad',
  color: '#6f5bc8',
  sizes: ['1x1', '1x2', '2x2', '2x4'],
  size: '2x2',
  windowSize: { width: 1200, height: 750 },
  tile: () => import('./Tile.tsx'),
})
