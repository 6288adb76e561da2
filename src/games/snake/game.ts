import { defineGame } from '../../shared/games/game.ts'

export default defineGame('snake', {
  category: 'arcade',
  score: 'length',
  color: '#4f9a63',
  window: { width: 640, height: 704 },
})
