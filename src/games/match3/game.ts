import { defineGame } from '../../shared/games/game.ts'

export default defineGame('match3', {
  category: 'match',
  score: 'points',
  color: '#6470b8',
  window: { width: 640, height: 704 },
})
