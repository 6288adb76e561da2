import { type Look, NO_PAST, type Past } from '../../shared/games/bridge.ts'
import { createStore } from './store.ts'

/** What the game knows of the page around it, and of whoever plays. */
export interface Session extends Look {
  readonly isSoundOn: boolean
  readonly past: Past
  /** Keys that with Ctrl or Cmd are commands of the page. */
  readonly shortcuts: readonly string[]
  /** The way to play that the player has asked for beside the game. */
  readonly wish?: string | undefined
  /** Whether nobody sees the game: time stands still. */
  readonly isCovered: boolean
  /** Whether a dialog of the game lies over it, such as its help: time stands still, too. */
  readonly isDialogOpen: boolean
}

export const session = createStore<Session>({
  language: 'zh-CN',
  theme: 'light',
  primary: '#006661',
  isMotionReduced: false,
  isSoundOn: false,
  past: NO_PAST,
  shortcuts: [],
  isCovered: false,
  isDialogOpen: false,
})
