import { defineGame } from '../../shared/games/game.ts'

export default defineGame('chess', {
  category: 'board',
  score: 'record',
  color: '#2d4770',
  window: { width: 996, height: 730 },
})
