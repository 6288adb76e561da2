import { home } from '../document.first-frame.ts'
import { currentGroupIndex, currentGroupState } from './current-group.ts'

const shown = new Set<string>()

/** Whether a group has been on screen since the page was loaded. */
export const wasShown = (group: string): boolean => shown.has(group)

/** Remembers which groups are shown from now on; returns its end. */
export function rememberShownGroups(): () => void {
  const remember = () => void shown.add(home.get().groups[currentGroupIndex()]?.id ?? '')
  remember()
  return currentGroupState.subscribe(remember)
}
