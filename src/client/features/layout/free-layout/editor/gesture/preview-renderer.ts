import { flushSync } from 'react-dom'
import type { Gesture } from '../../kernel/gesture.ts'
import { preview } from '../../kernel/preview.ts'
import { keepIdentity } from '../../kernel/selection.ts'
import { frameOfAll } from '../../kernel/transform/resize.ts'
import { rotatedFrame } from '../../kernel/transform/rotate.ts'
import type { Element } from '../../layout.ts'
import { currentElements, editorState } from '../editor-state.ts'
import { createCombining } from './combining.ts'
import { createElementRenderer, type ElementRenderer } from './element-renderer.ts'
import { createStandIns } from './stand-ins.ts'
import { type MeasuredScene, type Viewport, visiblePart } from './viewport.ts'

/** Renders the preview of a gesture: the tiles directly, the selection overlay by `editorState`. */
export function createPreviewRenderer(page: HTMLElement) {
  const standIns = createStandIns(page)
  const combining = createCombining()
  let tiles: ElementRenderer | undefined
  return {
    show(gesture: Gesture, scene: MeasuredScene, viewport: Viewport, isFast: boolean) {
      const now = preview(gesture, scene, isFast)
      const selection = keepIdentity(now.selection, editorState.getState().shown?.selection)
      const selectedAmong = (elements: readonly Element[]) => elements.filter(({ id }) => selection.has(id))
      const selected = selectedAmong(now.elements)
      const frame =
        gesture.at === 'rotating' ? rotatedFrame(selectedAmong(scene.elements), selected) : frameOfAll(selected)
      tiles ??= createElementRenderer(page, scene.elements, scene.canvas)
      standIns.show(now.copies ? selection : undefined)
      combining.show(now.combineWith, scene, selection)
      tiles.show(now.elements, { visible: visiblePart(viewport), isFast })
      const shown = { ...now, selection, selected, frame, viewport: scene.viewport, isFast, at: gesture.at }
      // in the same frame as the tiles, not in the next one
      flushSync(() => editorState.setState({ shown }))
    },
    combine: combining.commit,
    /** Renders the tiles as they are in the document. */
    reset() {
      standIns.show(undefined)
      combining.end()
      tiles?.reset(currentElements())
      tiles = undefined
    },
  }
}
