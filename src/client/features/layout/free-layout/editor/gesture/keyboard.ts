import { tileIdAround } from '../../../../desk/find.ts'
import { nudgeOffset } from '../../kernel/edit.ts'
import type { Gesture } from '../../kernel/gesture.ts'
import { clicked, NOTHING, selectable } from '../../kernel/selection.ts'
import type { Handle } from '../../kernel/transform/resize.ts'
import { currentElements, currentSelection, editorState, select } from '../editor-state.ts'
import { actionOfStroke, runAction } from '../selection/actions.ts'
import { announceFrame, announceSelection } from '../selection/announce-selection.ts'
import { pasteText } from '../selection/copy-paste.ts'
import { selectNothing } from '../selection/edit-selection.ts'
import { focusTile } from '../selection/focus.ts'
import type { GestureControl } from './gesture-control.ts'

/**
 * Listens to the keys of a free page: those of the actions, and Enter, Tab, Esc and the arrows, which select and move
 * (decisions, "keys"). The result of each is announced.
 */
export function listenToEditorKeys(page: HTMLElement, control: GestureControl, signal: AbortSignal): void {
  /** The arrow key that is down. */
  let heldArrow = ''
  /** The sides that arrows have resized since Alt and Shift are down. */
  let sides: Handle | undefined
  const isOnPage = ({ target }: Event) =>
    page.checkVisibility() && (target === document.body || (target instanceof Node && page.contains(target)))
  addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || !isOnPage(event) || !handle(event)) return
      event.preventDefault()
      event.stopPropagation()
    },
    { signal, capture: true },
  )
  addEventListener(
    'keyup',
    ({ key }) => {
      if (key === 'Alt' || key === 'Shift') sides = undefined
      if (key !== heldArrow) return
      heldArrow = ''
      const done = control.release()
      if (done.at === 'resizing') sides = done.handle
      announceResult(done)
    },
    { signal },
  )
  // the only way to the clipboard for which browsers ask no permission
  addEventListener('paste', (event) => isOnPage(event) && void pasteText(event.clipboardData?.getData('text') ?? ''), {
    signal,
  })

  /** Handles a key; false if it has no meaning here. */
  function handle(event: KeyboardEvent): boolean {
    const { key, shiftKey: shift, altKey: alt } = event
    const selection = currentSelection()
    const ctrl = event.ctrlKey || event.metaKey
    if (key === 'Escape') {
      if (control.cancel()) return true
      if (selection.size > 0) selectNothing()
      return selection.size > 0
    }
    if (key === 'Enter' && !alt) return selectFocused(event.target, ctrl || shift)
    // without a selection, too; on a page without tiles it adds an icon
    if (ctrl && key === 'a' && selectable(currentElements()).size > 0) return runByStroke(event)
    // Alt with an arrow selects the focused tile first
    if (selection.size === 0 && !(alt && key.startsWith('Arrow') && selectFocused(event.target, false))) return false
    if (runByStroke(event)) return true
    if (ctrl) return false
    if (key === 'Tab') return selectNext(shift)
    if (nudgeOffset(key, shift) === undefined) return false
    heldArrow = key
    control.dispatch({ at: 'key', key, shift, alt, sides })
    return true
  }
}

function runByStroke(event: KeyboardEvent): boolean {
  const action = actionOfStroke(strokeOf(event))
  if (action !== undefined) runAction(action)
  return action !== undefined
}

/**
 * A key with Ctrl (or Command), and Shift; comma and full stop with Alt, by their place on the keyboard, since Alt
 * changes their character; any other key by its name alone.
 */
function strokeOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const shift = shiftKey ? 'Shift+' : ''
  if (ctrlKey || metaKey) return `Ctrl+${shift}${key.toUpperCase()}`
  return altKey && (code === 'Comma' || code === 'Period') ? `Alt+${shift}${code}` : key
}

/** Enter selects the focused tile, with Ctrl or Shift toggles it; a tile that is selected already is opened instead. */
function selectFocused(target: EventTarget | null, additive: boolean): boolean {
  const id = tileIdAround(target)
  const elements = currentElements()
  const { selection } = editorState.getState()
  if (id === undefined || !selectable(elements).has(id) || (selection.has(id) && !additive)) return false
  select(clicked(elements, selection, id, additive))
  announceSelection()
  return true
}

/** Selects the next or previous tile; false after the last one, where Tab leaves the page. */
function selectNext(backwards: boolean): boolean {
  const elements = currentElements()
  const ids = selectable(elements)
  const { selection } = editorState.getState()
  const from = elements.findIndex(({ id }) => selection.has(id))
  const next = backwards
    ? elements.findLast(({ id }, at) => at < from && ids.has(id))
    : elements.find(({ id }, at) => at > from && ids.has(id) && !selection.has(id))
  if (next === undefined) {
    select(NOTHING)
    return false
  }
  select(clicked(elements, NOTHING, next.id, false))
  focusTile(next.id, { scrolls: true })
  announceSelection()
  return true
}

function announceResult(gesture: Gesture): void {
  if (gesture.at === 'translating') announceFrame('freeMoved')
  if (gesture.at === 'resizing') announceFrame('freeResized')
}
