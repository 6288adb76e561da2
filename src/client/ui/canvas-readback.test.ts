import { afterEach, expect, test, vi } from 'vitest'
import { canReadCanvas } from './canvas-readback.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser whose canvas answers with these pixels instead of what was drawn, or has no context. */
const setCanvas = (pixel?: (drawn: number, at: number) => number) => {
  const drawn = [52, 120, 200, 255]
  const data = Array.from({ length: 8 * 8 * 4 }, (_, at) => pixel?.(drawn[at % 4] ?? 0, at) ?? 0)
  const context = { fillRect() {}, getImageData: () => ({ data }) }
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => (pixel ? context : null) }) })
}

test.each([
  ['that gives back what was drawn', true, (drawn: number) => drawn],
  ['whose noise no eye sees', true, (drawn: number, at: number) => drawn - (at % 3)],
  ['that answers with white', false, () => 255],
  ['that answers with noise', false, (_drawn: number, at: number) => (at * 97) % 256],
  ['without a context', false, undefined],
] as const)('a canvas %s: readable %s', (_name, isReadable, pixel) => {
  setCanvas(pixel)
  expect(canReadCanvas()).toBe(isReadable)
})
