import { createStore } from 'zustand/vanilla'
import type { Group } from '../../../../../shared/entities/item.ts'
import type { Bounds } from '../../../../lib/geometry/box.ts'
import { currentGroupIndex, home } from '../../../data/home/index.ts'
import { changeElementsOf } from '../change.ts'
import type { Frame } from '../kernel/frame.ts'
import type { Gesture } from '../kernel/gesture.ts'
import type { Preview } from '../kernel/preview.ts'
import { NOTHING, type Selection, selectionAmong } from '../kernel/selection.ts'
import { type Canvas, currentCanvas, type Element, freeElements } from '../layout.ts'

/** The preview of a gesture, with what the selection overlay needs. */
interface GesturePreview extends Preview<Element> {
  /** The visible part of the page, in px of the page. */
  readonly viewport: Bounds
  /** The gesture is so fast that numbers cannot be read. */
  readonly isFast: boolean
  /** The selected elements as shown, and the frame around them. */
  readonly selected: readonly Element[]
  readonly frame: Frame | undefined
  readonly at: Gesture['at']
}

/** The editor's state, which every tab has for itself. */
export interface EditorState {
  readonly selection: Selection
  /** Shown instead of the document during a gesture. */
  readonly shown: GesturePreview | undefined
}

export const editorState = createStore<EditorState>()(() => ({ selection: NOTHING, shown: undefined }))

/** The group on screen, if it is free and unlocked. */
export function freeGroup(): Group | undefined {
  const group = home.get().groups[currentGroupIndex()]
  return group?.mode === 1 && !group.lock ? group : undefined
}

/** The elements of the free group on screen; none if there is no such group. */
export function currentElements(): readonly Element[] {
  const group = freeGroup()
  return group === undefined ? [] : freeElements(group, currentCanvas())
}

export const select = (selection: Selection): void => editorState.setState({ selection })

/** The part of the selection that still exists. */
export const currentSelection = (): Selection => selectionAmong(currentElements(), editorState.getState().selection)

/**
 * Changes the elements on screen; returning the same list changes nothing. Successive changes with the same `merge` are
 * one step of undo.
 */
export function changeCurrentElements(
  change: (elements: readonly Element[]) => readonly Element[],
  { merge, canvas = currentCanvas() }: { readonly merge?: string; readonly canvas?: Canvas } = {},
): void {
  const group = freeGroup()
  if (group === undefined) return
  home.update((now) => changeElementsOf(now, group.id, canvas, change), merge === undefined ? {} : { merge })
}

/**
 * Writes the frames that differ between two lists of the same elements; other changes made meanwhile are kept.
 * @param canvas the one on which they were shown: the window may have another width since
 */
export function writeFrames(before: readonly Element[], after: readonly Element[], canvas: Canvas): void {
  const unchanged = new Set(before)
  const frames = new Map(after.filter((one) => !unchanged.has(one)).map((one) => [one.id, one]))
  changeCurrentElements(
    (elements) =>
      elements.map((element) => {
        const frame = frames.get(element.id)
        if (frame === undefined) return element
        const { x, y, w, h, r } = frame
        return { ...element, x, y, w, h, r }
      }),
    { canvas },
  )
}
