import { defineGame } from '../../shared/games/game.ts'

export default defineGame('2048', {
  category: 'puzzle',
  score: 'points',
  color: '#0b7a72',
  window: { width: 640, height: 704 },
})
