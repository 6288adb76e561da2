import { defineGame } from '../../shared/games/game.ts'

export default defineGame('fifteen', {
  category: 'puzzle',
  score: 'time',
  color: '#2b5f96',
  window: { width: 640, height: 704 },
})
