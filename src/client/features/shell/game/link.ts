import type { Link } from '../../../core/contribute/link.ts'
import { findGame } from './catalog.ts'
import { openGame } from './open-game.ts'

/** `#game=ID` opens a game over the page. */
const link: Link = {
  name: 'game',
  open: (id) => {
    if (findGame(id) !== undefined) openGame(id)
  },
}
export default link
