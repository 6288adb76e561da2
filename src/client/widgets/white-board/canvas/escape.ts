import type { AppState } from '@excalidraw/excalidraw/types'

/** What Escape does on a canvas: it is Excalidraw's, closes what is open, ends the selection, or leaves the board. */
type Escape = 'canvas' | 'close' | 'deselect' | 'leave'

/** The state of a canvas in which nothing is open, and that in which nothing is selected. */
export const CLOSED = { contextMenu: null, openMenu: null, openPopup: null, openSidebar: null } as const
export const DESELECTED = {
  selectedElementIds: {},
  selectedGroupIds: {},
  editingGroupId: null,
  selectedLinearElement: null,
} as const

/** What is under way on a canvas; Excalidraw itself ends it. */
const UNDER_WAY = [
  'newElement',
  'multiElement',
  'selectionElement',
  'editingTextElement',
  'editingLinearElement',
  'editingFrame',
  'croppingElementId',
  'openDialog',
] as const

/** One press of Escape ends one thing: a tool or what is under way, then what is open, then the selection. */
export function escapeOn(state: EscapeState): Escape {
  const hasTool = state.activeTool.type !== 'selection' && !state.viewModeEnabled
  if (hasTool || UNDER_WAY.some((key) => state[key] !== null)) return 'canvas'
  if (keysOf(CLOSED).some((key) => state[key] !== null)) return 'close'
  const isSelected = [state.selectedElementIds, state.selectedGroupIds].some((one) => Object.values(one).some(Boolean))
  return isSelected || state.editingGroupId !== null || state.selectedLinearElement !== null ? 'deselect' : 'leave'
}

type EscapeState = Pick<
  AppState,
  'activeTool' | 'viewModeEnabled' | (typeof UNDER_WAY)[number] | keyof typeof CLOSED | keyof typeof DESELECTED
>

const keysOf = <T extends object>(value: T) => Object.keys(value) as (keyof T)[]
