import { defineGame } from '../../shared/games/game.ts'

export default defineGame('sudoku', {
  category: 'puzzle',
  score: 'time',
  color: '#8b5b99',
  window: { width: 960, height: 740 },
  isDaily: true,
})
