import { defineGame } from '../../shared/games/game.ts'

export default defineGame('mines', {
  category: 'puzzle',
  score: 'time',
  color: '#cfe1e2',
  window: { width: 1040, height: 720 },
})
