import { defineGame } from '../../shared/games/game.ts'

export default defineGame('gomoku', {
  category: 'board',
  score: 'record',
  color: '#b3853f',
  window: { width: 928, height: 700 },
})
