import { defineGame } from '../../shared/games/game.ts'

export default defineGame('klondike', {
  category: 'board',
  score: 'time',
  color: '#2c7a4f',
  window: { width: 1100, height: 748 },
})
