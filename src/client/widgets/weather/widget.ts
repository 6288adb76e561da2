import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('weather', {
  category: 3,
  icon: 'cloud',
  color: '#2c7099',
  sizes: ['1x1', '1x2', '2x2', '2x4', '4x4'],
  size: '2x2',
  tile: () => import('./Tile.tsx'),
  perTile: true,
})
