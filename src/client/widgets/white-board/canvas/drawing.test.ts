import { beforeEach, expect, test, vi } from 'vitest'
import { defineDocument } from '../../../kit/documents.ts'
import { whiteBoards } from '../document.ts'
import { EMPTY_SCENE, type Scene } from '../model.ts'
import { keepDrawing } from './drawing.ts'
import type { Drawn } from './preview.ts'

vi.mock('./preview.ts', () => ({ makePreviews: async () => {} })) // Excalidraw needs a browser

const scene = defineDocument<Scene>({
  id: 'white-board.test',
  section: 'more',
  travels: 'device',
  initial: EMPTY_SCENE,
  schema: { parse: () => ({ ok: false, reason: 'not read' }) },
})
const stroke = { id: 'a', type: 'freedraw', versionNonce: 1 }

/** What the canvas tells of a stroke at a version, while the pointer is down or up. */
const drawn = (version: number, cursorButton: 'down' | 'up', background = '#ffffff') =>
  ({
    elements: [{ ...stroke, version }],
    appState: { viewBackgroundColor: background, cursorButton },
    files: {},
  }) as unknown as Drawn

beforeEach(() => {
  vi.useFakeTimers()
  scene.set(EMPTY_SCENE)
})

test('a stroke is saved in the turn in which it ends, and while it is drawn now and then', () => {
  const keeper = keepDrawing('test', scene)
  keeper.note(drawn(1, 'down'))
  expect(scene.get().elements).toEqual({})
  vi.advanceTimersByTime(300)
  expect(scene.get().elements.a?.version).toBe(1)
  keeper.note(drawn(2, 'down'))
  keeper.note(drawn(3, 'up'))
  expect(scene.get().elements.a?.version).toBe(3)
  keeper.close()
})

test('the list of boards notes when a board is drawn on, and that of one that is gone nothing', () => {
  vi.setSystemTime(7_200_000)
  whiteBoards.set({ boards: [{ id: 'test', name: '', created: 1 }], deleted: {} })
  const keeper = keepDrawing('test', scene)
  keeper.note(drawn(1, 'up'))
  expect(whiteBoards.get().boards).toEqual([{ id: 'test', name: '', created: 1, drawn: 7_200_000 }])
  vi.setSystemTime(7_201_000)
  keeper.note(drawn(2, 'up'))
  expect(whiteBoards.get().boards[0]?.drawn).toBe(7_201_000)
  const gone = { boards: [], deleted: { test: 1 } }
  whiteBoards.set(gone)
  keeper.note(drawn(3, 'up'))
  expect(whiteBoards.get()).toBe(gone)
  keeper.close()
})

test('what is no change saves nothing', () => {
  const keeper = keepDrawing('test', scene)
  keeper.note(drawn(1, 'up'))
  const saved = scene.get()
  keeper.note(drawn(1, 'up'))
  vi.advanceTimersByTime(1000)
  expect(scene.get()).toBe(saved)
  keeper.note(drawn(1, 'up', '#ffeecc'))
  expect(scene.get().background).toBe('#ffeecc')
  keeper.close()
})
