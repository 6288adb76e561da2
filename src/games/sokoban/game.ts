import { defineGame } from '../../shared/games/game.ts'

export default defineGame('sokoban', {
  category: 'puzzle',
  score: 'levels',
  levels: 40,
  color: '#d7e9cd',
  window: { width: 720, height: 760 },
})
