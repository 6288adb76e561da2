import { defineGame } from '../../shared/games/game.ts'

export default defineGame('klotski', {
  category: 'puzzle',
  score: 'levels',
  levels: 12,
  color: '#e0c596',
  window: { width: 640, height: 760 },
})
