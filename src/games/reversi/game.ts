import { defineGame } from '../../shared/games/game.ts'

export default defineGame('reversi', {
  category: 'board',
  score: 'record',
  color: '#2f7d4f',
  window: { width: 928, height: 700 },
})
