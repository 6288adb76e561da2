import type { Context } from '../../../../core/contribute/command.ts'
import { isComposing } from '../../../../ui/input/keyboard/composing.ts'
import { hasFlag, setFlag } from '../../dom.ts'
import { findPageArea } from '../../find.ts'
import { searchSettings } from '../settings.first-frame.ts'

/** The fields of a KeyboardEvent that tell a typed text from a command. */
export type TypedKey = Pick<
  KeyboardEvent,
  'key' | 'keyCode' | 'isComposing' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'
>

/** Whether a key begins a text: a character other than the space, a dead key, or what an input method takes. */
export function beginsText(event: TypedKey): boolean {
  const { key, ctrlKey, metaKey, altKey, repeat } = event
  if (ctrlKey || metaKey || altKey || repeat) return false
  return isComposing(event) || key === 'Process' || key === 'Dead' || ([...key].length === 1 && key.trim() !== '')
}

/**
 * A text typed on the home screen while nothing has the focus goes into the search box. The box gets the focus while the
 * key is still down, so that the browser types into it, and an input method composes in it.
 * @param isShortcut whether a key is bound to a command, which it runs instead
 */
export function typeToSearch(context: () => Context, isShortcut: (event: KeyboardEvent) => boolean): void {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !beginsText(event) || !searchSettings.get().isSearchOnType) return
    const input = document.querySelector<HTMLInputElement>('#root > main > search input')
    if (input?.checkVisibility() !== true || !isHomeFree(context()) || isShortcut(event)) return
    input.focus({ preventScroll: true })
    input.select()
  })
  setFlag(document.documentElement, 'typing', true)
}

/** What the keys belong to while it is open. */
const OVERLAYS = '[role="dialog"], [role="menu"]'

/** Whether no element, overlay or mode of the home screen wants the keys. */
function isHomeFree({ mode, locked, minimal }: Context): boolean {
  const area = findPageArea()
  const isUnfocused = document.activeElement === document.body || document.activeElement === null
  const isEditing = mode === 'free' && !locked && !minimal
  const isBusy = hasFlag(document.documentElement, 'dragging') || (area !== null && hasFlag(area, 'batch'))
  const isCovered = [...document.querySelectorAll<HTMLElement>(OVERLAYS)].some(
    (overlay) => !overlay.inert && overlay.checkVisibility(),
  )
  return isUnfocused && !isEditing && !isBusy && !isCovered
}
