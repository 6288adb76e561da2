import { defineGame } from '../../shared/games/game.ts'

export default defineGame('blocks', {
  category: 'arcade',
  score: 'points',
  color: '#5f6ab4',
  window: { width: 640, height: 760 },
})
