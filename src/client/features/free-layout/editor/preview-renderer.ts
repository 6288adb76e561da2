import { flushSync } from 'react-dom'
import type { Gesture, Scene } from '../kernel/gesture.ts'
import { preview } from '../kernel/preview.ts'
import { frameOfAll } from '../kernel/resize.ts'
import { rotatedFrame } from '../kernel/rotate.ts'
import { keepIdentity } from '../kernel/selection.ts'
import { currentCanvas, type Element } from '../layout.ts'
import { currentElements, editorState } from './editor-state.ts'
import { createElementRenderer, type ElementRenderer } from './element-renderer.ts'
import { type Viewport, visiblePart } from './viewport.ts'

/** Renders the preview of a gesture: the tiles directly, the selection overlay by `editorState`. */
export function createPreviewRenderer(page: HTMLElement) {
  let tiles: ElementRenderer | undefined
  return {
    show(gesture: Gesture, scene: Scene<Element>, viewport: Viewport, isFast: boolean) {
      const now = preview(gesture, scene, isFast)
      const selection = keepIdentity(now.selection, editorState.getState().shown?.selection)
      const selectedAmong = (elements: readonly Element[]) => elements.filter(({ id }) => selection.has(id))
      const selected = selectedAmong(now.elements)
      const frame =
        gesture.at === 'rotating' ? rotatedFrame(selectedAmong(scene.elements), selected) : frameOfAll(selected)
      tiles ??= createElementRenderer(page, scene.elements, currentCanvas())
      tiles.show(now.elements, { visible: visiblePart(viewport), isFast })
      const shown = { ...now, selection, selected, frame, viewport: scene.viewport, isFast, at: gesture.at }
      // in the same frame as the tiles, not in the next one
      flushSync(() => editorState.setState({ shown }))
    },
    /** Renders the tiles as they are in the document. */
    reset() {
      tiles?.reset(currentElements())
      tiles = undefined
    },
  }
}
