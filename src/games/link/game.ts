import { defineGame } from '../../shared/games/game.ts'

export default defineGame('link', {
  category: 'match',
  score: 'time',
  color: '#d98f88',
  window: { width: 1060, height: 748 },
})
