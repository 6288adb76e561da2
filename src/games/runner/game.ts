import { defineGame } from '../../shared/games/game.ts'

export default defineGame('runner', {
  category: 'arcade',
  score: 'distance',
  color: '#d98d6f',
  window: { width: 1040, height: 620 },
})
