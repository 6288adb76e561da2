import { useEffect } from 'react'
import { isBrowserSearch } from '../../../../core/browser/browser-search.ts'
import { isComposing } from '../../../../ui/input/keyboard/composing.ts'
import { pressedShortcut } from '../../../../ui/input/keyboard/shortcut.ts'
import { openPalette } from '../../../shell/palette/lazy.ts'
import { nextEngine } from '../engines/model.ts'
import { providedMode } from '../provided-mode.ts'
import { searchSettings } from '../settings.first-frame.ts'
import { switchSearch } from '../switch-search.ts'
import { type Arrow, nextMode, nextPosition, type RowPosition } from './model.ts'
import { PALETTE_KEY, type Row } from './rows.ts'
import type { PanelContent } from './use-rows.ts'

const ARROWS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] satisfies Arrow[]
const isArrow = (key: string): key is Arrow => ARROWS.includes(key)

interface PanelKeys extends PanelContent {
  readonly text: string
  readonly setText: (text: string) => void
  /** The active row's position; undefined while the text field is. */
  readonly position: RowPosition | undefined
  readonly setPosition: (position: RowPosition | undefined) => void
  readonly setClosed: (closed: boolean) => void
  readonly run: (row: Row) => void
}

/** The keys of the box: its panel's rows, Esc to close, empty and leave it, Tab for the engines, Ctrl+F for the tabs, Ctrl+K for the palette. */
export function usePanelKeys(input: HTMLInputElement | null, panel: PanelKeys): void {
  useKeys(input, (event) => {
    if (input === null) return
    const isHandled = runShortcut(event, panel) || (isPlain(event) && runKey(event.key, panel, input))
    if (isHandled) event.preventDefault()
  })
}

const isPlain = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => !ctrlKey && !metaKey && !altKey && !shiftKey

function runShortcut(event: KeyboardEvent, { text, setPosition, setClosed }: PanelKeys): boolean {
  const shortcut = pressedShortcut(event)
  if (shortcut === PALETTE_KEY) {
    openPalette(text)
    return true
  }
  if (shortcut !== 'Ctrl+F') return false
  setPosition(undefined)
  setClosed(false)
  switchSearch((now) => nextMode(now, providedMode.getState() !== undefined))
  return true
}

/** Returns whether the key was handled. */
function runKey(key: string, panel: PanelKeys, input: HTMLInputElement): boolean {
  const { kind, rows, text, setText, position, setPosition, setClosed, run } = panel
  const row = position && rows.columns[position.column]?.[position.row]
  if (isArrow(key)) return moveByArrow(key, panel)
  switch (key) {
    case 'Escape':
      if (kind !== undefined) setClosed(true)
      else if (text !== '') setText('')
      else input.blur()
      setPosition(undefined)
      return true
    case 'Tab': {
      const now = searchSettings.get()
      if (isBrowserSearch()) return false
      if (now.searchSelectEnginesList.length < 2 && now.searchTabActiveIndex === 0) return false
      switchSearch(nextEngine)
      return true
    }
    case 'Enter':
      if (row !== undefined) run(row)
      return row !== undefined
    case 'Delete':
      if (row?.remove === undefined || input.selectionStart !== input.value.length) return false // deletes a character
      row.remove()
      return true
    default:
      return false
  }
}

/** In the local results one row is always active: the arrows wrap. */
function moveByArrow(arrow: Arrow, { kind, rows, position, setPosition, setClosed }: PanelKeys): boolean {
  const counts = rows.columns.map((column) => column.length)
  const isVertical = arrow === 'ArrowUp' || arrow === 'ArrowDown'
  if (!isVertical && rows.layout === 'columns' && counts.length < 2) return false // moves the caret
  const next = nextPosition(counts, position, arrow, rows.layout)
  const isHandled = isVertical || position !== undefined || next !== undefined
  const isBeyond = kind === 'local' && next === undefined && isHandled
  setPosition(isBeyond ? nextPosition(counts, undefined, arrow, rows.layout) : next)
  setClosed(false)
  return isHandled && kind !== undefined
}

/** Calls `onKey` for each key of the input outside of IME compositions. */
function useKeys(input: HTMLInputElement | null, onKey: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    // each render has its own rows
    const listen = (event: KeyboardEvent) => {
      if (!isComposing(event)) onKey(event)
      else if (event.key === 'Enter') event.preventDefault() // confirms the composition; Safari would submit as well
    }
    input?.addEventListener('keydown', listen)
    return () => input?.removeEventListener('keydown', listen)
  }, [input, onKey])
}
