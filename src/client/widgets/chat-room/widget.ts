import { defineWidget } from '../../kit/widget.ts'

export default defineWidget('chat-room', {
  category: 7,
  icon: 'chat',
  color: '#2f7fb5',
  sizes: ['1x1', '2x2', '2x4', '4x4'],
  size: '2x4',
  needs: 'chat',
  tile: () => import('./OfferedTile.tsx'),
})
