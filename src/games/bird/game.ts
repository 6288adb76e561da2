import { defineGame } from '../../shared/games/game.ts'

export default defineGame('bird', {
  category: 'arcade',
  score: 'points',
  color: '#7fb4d4',
  window: { width: 960, height: 680 },
})
