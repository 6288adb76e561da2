import { createElement } from 'react'
import { findableGame, games, openGame, openGameInTab } from '../../kit/games.ts'
import { defineSearchables } from '../../kit/widget.ts'
import { Cover } from './Cover.tsx'
import { messages } from './messages.ts'

/** Every game, by its name and its other names. */
export default defineSearchables('game-center', {
  games: {
    kind: 'app',
    icon: 'gamepad',
    list: () =>
      games.map(({ id }) => ({
        ...findableGame(id),
        keywords: [messages('name'), id],
        draw: () => createElement(Cover, { id }),
        run: (inNewTab) => (inNewTab ? openGameInTab(id) : openGame(id)),
      })),
  },
})
