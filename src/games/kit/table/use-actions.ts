import { useKitTexts } from '../text/kit-texts.ts'
import type { Action } from './ActionButton.tsx'

type Look = Pick<Action, 'isMain' | 'isMinor' | 'isDisabled'>

/** The actions that nearly every game has, by their names and keys. @returns one for each, of what it does and its look */
export function useActions() {
  const say = useKitTexts()
  const action =
    (icon: 'undo' | 'restart' | 'hint', shortcut: string) =>
    (run: () => void, look: Look = {}): Action => ({ icon, label: say(icon), shortcut, run, ...look })
  return { undo: action('undo', 'z'), restart: action('restart', 'r'), hint: action('hint', 'h') }
}
