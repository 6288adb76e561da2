import { createElement } from 'react'
import { gameName, games, openGame, openGameInTab } from '../../kit/games.ts'
import { defineSearchables } from '../../kit/widget.ts'
import { Cover } from './Cover.tsx'
import { messages } from './messages.ts'

/** Every game, by its name. */
export default defineSearchables('game-center', {
  games: {
    kind: 'app',
    icon: 'gamepad',
    list: () =>
      games.map(({ id }) => ({
        id,
        title: gameName(id),
        keywords: [messages('name'), id],
        draw: () => createElement(Cover, { id }),
        run: (inNewTab) => (inNewTab ? openGameInTab(id) : openGame(id)),
      })),
  },
})
