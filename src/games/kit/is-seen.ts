import { session } from './session.ts'

/** Whether the player sees the game: its page is neither hidden nor covered, and no dialog lies over it. */
export function isSeen(): boolean {
  const { isCovered, isDialogOpen } = session.get()
  return !isCovered && !isDialogOpen && document.visibilityState === 'visible'
}
