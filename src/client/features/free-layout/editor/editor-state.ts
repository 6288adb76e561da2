import { createStore } from 'zustand/vanilla'
import type { Group } from '../../../../shared/entities/item.ts'
import { currentGroupIndex, home } from '../../home/index.ts'
import { changeElementsOf } from '../change.ts'
import type { Frame } from '../kernel/frame.ts'
import type { Bounds } from '../kernel/geometry.ts'
import type { Gesture } from '../kernel/gesture.ts'
import type { Preview } from '../kernel/preview.ts'
import { NOTHING, type Selection, selectionAmong } from '../kernel/selection.ts'
import { currentCanvas, type Element, freeElements } from '../layout.ts'

/** What a gesture shows. */
interface Shown extends Preview<Element> {
  /** What is seen of the page meanwhile, in px of it. */
  readonly window: Bounds
  /** The hand is so fast that it need not be told anything. */
  readonly hasty: boolean
  /** What is selected, where it is shown, and the frame around it. */
  readonly selected: readonly Element[]
  readonly frame: Frame | undefined
  /** What is done with it. */
  readonly at: Gesture['at']
}

/** What is in hand on the free page: every tab has its own. */
export interface EditorState {
  readonly selection: Selection
  /** What is shown instead of the document while a gesture is under way. */
  readonly shown: Shown | undefined
}

export const editorState = createStore<EditorState>()(() => ({ selection: NOTHING, shown: undefined }))

/** The free group on screen, if it can be arranged. */
export function freeGroup(): Group | undefined {
  const group = home.get().groups[currentGroupIndex()]
  return group?.mode === 1 && !group.lock ? group : undefined
}

/** The tiles of the free group on screen as they are seen; none if there is no such group. */
export function currentElements(): readonly Element[] {
  const group = freeGroup()
  return group === undefined ? [] : freeElements(group, currentCanvas())
}

export const select = (selection: Selection): void => editorState.setState({ selection })

/** What of the selection is still there. */
export const currentSelection = (): Selection => selectionAmong(currentElements(), editorState.getState().selection)

/** Changes the tiles on screen; the same list changes nothing. Several with the same `merge` in a row are one step of undo. */
export function changeCurrentElements(
  change: (elements: readonly Element[]) => readonly Element[],
  merge?: string,
): void {
  const group = freeGroup()
  if (group === undefined) return
  const paper = currentCanvas()
  home.update((now) => changeElementsOf(now, group.id, paper, change), merge === undefined ? {} : { merge })
}

/** Puts these tiles where they are in another list of the same ones; whoever has been changed elsewhere keeps all else. */
export function writeFrames(before: readonly Element[], after: readonly Element[]): void {
  const still = new Set(before)
  const frames = new Map(after.filter((one) => !still.has(one)).map((one) => [one.id, one]))
  changeCurrentElements((elements) =>
    elements.map((element) => {
      const frame = frames.get(element.id)
      if (frame === undefined) return element
      const { x, y, w, h, r } = frame
      return { ...element, x, y, w, h, r }
    }),
  )
}
