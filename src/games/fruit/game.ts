import { defineGame } from '../../shared/games/game.ts'

export default defineGame('fruit', {
  category: 'match',
  score: 'points',
  color: '#e6d7bb',
  window: { width: 800, height: 704 },
})
