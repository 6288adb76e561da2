import { tileIdAround } from '../../../ui/dom.deferred.ts'
import { announce } from '../../../ui/text/announce.ts'
import { nudgeOf } from '../kernel/edit.ts'
import type { Gesture } from '../kernel/gesture.ts'
import { frameOfAll } from '../kernel/resize.ts'
import { clicked, NOTHING, selectable, selectedOf } from '../kernel/selection.ts'
import { messages } from '../messages.ts'
import {
  announceSelection,
  deleteSelectedTiles,
  duplicateSelected,
  groupSelected,
  moveSelectedLayer,
  rotateSelected,
  selectAll,
  selectNothing,
  ungroupSelected,
} from './acts.ts'
import { copySelected, cutSelected, pasteText } from './copy-paste.ts'
import { currentElements, currentSelection, editorState, select } from './editor-state.ts'
import { focusTile } from './focus.ts'
import type { GestureControl } from './gesture-control.ts'

/** Degrees by which a key turns what is selected: from 5 on nothing snaps back to where it was. */
const TURN = { plain: 15, shift: 45 } as const

/**
 * The keys of a free page. Enter selects the tile that has the focus; with a selection arrows nudge it (Shift 10 px), with Alt
 * and Shift resize it, Alt and comma or full stop turn it, Tab goes on to the next tile, Esc selects nothing (decisions.md
 * "keys"). Each is told.
 */
export function listenToEditorKeys(page: HTMLElement, means: GestureControl, signal: AbortSignal): void {
  /** The arrow that is held. */
  let nudging = ''
  const own = ({ target }: Event) =>
    page.checkVisibility() && (target === document.body || (target instanceof Node && page.contains(target)))
  addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || !own(event) || !heed(event)) return
      event.preventDefault()
      event.stopPropagation()
    },
    { signal, capture: true },
  )
  addEventListener(
    'keyup',
    ({ key }) => {
      if (key !== nudging) return
      nudging = ''
      tellOutcome(means.release())
    },
    { signal },
  )
  // the only way to the clipboard that no browser asks about
  addEventListener('paste', (event) => own(event) && void pasteText(event.clipboardData?.getData('text') ?? ''), {
    signal,
  })

  /** Whether the key means something here. */
  function heed(event: KeyboardEvent): boolean {
    const { key, shiftKey: shift, altKey: alt } = event
    const selection = currentSelection()
    const ctrl = event.ctrlKey || event.metaKey
    if (key === 'Escape') {
      if (means.cancel()) return true
      if (selection.size > 0) selectNothing()
      return selection.size > 0
    }
    if (key === 'Enter' && !alt) return choose(event.target, ctrl || shift)
    // else the text of the page would be selected
    if (ctrl && key === 'a' && event.target !== document.body) return byControl(event)
    // of a tile that is not selected yet Alt says that it is meant, not the focus
    if (selection.size === 0 && !(alt && key.startsWith('Arrow') && choose(event.target, false))) return false
    if (ctrl) return byControl(event)
    if (key === 'Tab') return walk(shift)
    if (key === 'Delete' || key === 'Backspace') {
      void deleteSelectedTiles()
      return true
    }
    if (alt && (event.code === 'Comma' || event.code === 'Period')) {
      rotateSelected((event.code === 'Comma' ? -1 : 1) * (shift ? TURN.shift : TURN.plain))
      tellFrame('freeTurned')
      return true
    }
    if (nudgeOf(key, shift) === undefined) return false
    nudging = key
    means.dispatch({ at: 'key', key, shift, alt })
    return true
  }
}

function byControl({ key, shiftKey }: KeyboardEvent): boolean {
  const act = WITH_CONTROL[`${shiftKey ? 'Shift+' : ''}${key.toLowerCase()}`]
  act?.()
  return act !== undefined
}

const WITH_CONTROL: Readonly<Record<string, () => void>> = {
  a: selectAll,
  c: () => void copySelected(),
  x: () => void cutSelected(),
  d: duplicateSelected,
  g: groupSelected,
  'Shift+g': ungroupSelected,
  ']': () => moveSelectedLayer('forward'),
  '[': () => moveSelectedLayer('back'),
}

/** Enter on a tile selects it, with ctrl or shift it joins the selection or leaves it; once more it opens. */
function choose(target: EventTarget | null, adds: boolean): boolean {
  const id = tileIdAround(target)
  const elements = currentElements()
  const { selection } = editorState.getState()
  if (id === undefined || !selectable(elements).has(id) || (selection.has(id) && !adds)) return false
  select(clicked(elements, selection, id, adds))
  announceSelection()
  return true
}

/** Goes on to the next tile that can be selected, or back; whether there is one. Past the last one Tab leaves the page. */
function walk(back: boolean): boolean {
  const elements = currentElements()
  const free = selectable(elements)
  const { selection } = editorState.getState()
  const from = elements.findIndex(({ id }) => selection.has(id))
  const next = back
    ? elements.findLast(({ id }, at) => at < from && free.has(id))
    : elements.find(({ id }, at) => at > from && free.has(id) && !selection.has(id))
  if (next === undefined) {
    select(NOTHING)
    return false
  }
  select(clicked(elements, NOTHING, next.id, false))
  focusTile(next.id, { scrolls: true })
  announceSelection()
  return true
}

function tellOutcome(gesture: Gesture): void {
  if (gesture.at === 'translating') tellFrame('freeMoved')
  if (gesture.at === 'resizing') tellFrame('freeResized')
}

/** Tells where what is selected stands, how large it is, or how it is turned; px of the page, degrees. */
function tellFrame(word: 'freeMoved' | 'freeResized' | 'freeTurned'): void {
  const frame = frameOfAll(selectedOf(currentElements(), currentSelection()))
  if (frame === undefined) return
  const { x, y, w, h, r } = frame
  const round = Math.round
  announce(messages(word, { x: round(x), y: round(y), w: round(w), h: round(h), r: round(r) }))
}
