import { defineApp } from '../../../core/contribute/app.ts'
import { onLanguageChange } from '../../../core/text/i18n.ts'
import { coverOf, findGame } from './catalog.ts'
import { gameName } from './messages.ts'

/** A game in the component window; its subject is the game's id. */
export default defineApp('game', {
  icon: 'dice',
  color: '#17664a',
  unlisted: true,
  windowSize: (id) => findGame(id)?.window ?? { width: 640, height: 704 },
  view: () => import('./GameView.tsx'),
  subjects: {
    nameOf: (id) => (findGame(id) === undefined ? undefined : gameName(id)),
    pictureOf: (id) => coverOf(id) || undefined,
    subscribe: onLanguageChange,
  },
})
