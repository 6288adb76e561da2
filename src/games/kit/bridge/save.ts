import type { BoardPicture } from '../../../shared/games/bridge.ts'
import { tell } from './connect.ts'
import { createSaver } from './saver.ts'

/** What is kept of a game that is under way; without a state there is nothing to go on with. */
export interface Saved {
  readonly state?: string
  /** How far it is, for the placeholders of the text `progress`. */
  readonly progress?: Readonly<Record<string, number>>
  readonly picture?: BoardPicture
}

let last: string | undefined

/** The state that is kept: what was given at the start, or sent last. */
export const keptState = (): string | undefined => last

/** Says what is kept already. */
export function noteKept(state: string | undefined): void {
  last = state
}

/** `save` has the game kept, `flush` at once what was not yet, as before the page is left. */
export const { save, flush } = createSaver<Saved>((saved) => {
  last = saved.state
  tell({ type: 'save', ...saved })
})
