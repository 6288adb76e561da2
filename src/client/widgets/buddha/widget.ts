import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('buddha', {
  category: 7,
  icon: 'incense',
  color: '#7a5a2c',
  sizes: ['1x1', '1x2', '2x1', '2x2', '2x4'],
  size: '2x2',
  windowSize: { width: 720, height: 520 },
  tile: () => import('./Tile.tsx'),
})
