import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('timer', {
  category: 3,
  icon: 'hourglass',
  color: '#b4532a',
  sizes: ['1x1', '1x2', '2x1', '2x2', '2x4', '4x4'],
  size: '2x2',
  windowSize: { width: 820, height: 680 },
  tile: () => import('./Tile.tsx'),
  perTile: true,
})
