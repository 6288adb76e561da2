import { defineGame } from '../../shared/games/game.ts'

export default defineGame('tower', {
  category: 'arcade',
  score: 'points',
  color: '#eec7c3',
  window: { width: 720, height: 760 },
})
