import { gameFacts, NO_FACTS, unfinishedGames } from '../../kit/games.ts'
import { defineShowcase, sampleOf } from '../../kit/widget.ts'

/** A game under way, as a preview shows it. */
export default defineShowcase('game-center', {
  samples: [
    sampleOf(gameFacts, () => ({ '2048': { ...NO_FACTS, plays: 12, playedAt: 1, best: { '4x4': 28_416 } } })),
    sampleOf(unfinishedGames, () => ({})),
  ],
})
