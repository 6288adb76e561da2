import { defineGame } from '../../shared/games/game.ts'

export default defineGame('bricks', {
  category: 'arcade',
  score: 'points',
  color: '#2f4a76',
  window: { width: 640, height: 760 },
})
