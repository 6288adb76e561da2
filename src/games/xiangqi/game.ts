import { defineGame } from '../../shared/games/game.ts'

export default defineGame('xiangqi', {
  category: 'board',
  score: 'record',
  color: '#bb5641',
  window: { width: 928, height: 730 },
})
