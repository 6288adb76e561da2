import { expect, test } from 'vitest'
import {
  addBoard,
  type Boards,
  changeShapes,
  EMPTY_SCENE,
  expired,
  exportScale,
  freeName,
  fromBackToFront,
  LIMITS,
  mergeElements,
  noteDrawn,
  prune,
  removeBoard,
  renameBoard,
  type SceneElement,
  sorted,
  tileGrid,
  unusedPreviews,
} from './model.ts'

const DAY = 86_400_000
const element = (id: string, version: number, versionNonce = 1, more: object = {}): SceneElement => ({
  id,
  type: 'rectangle',
  version,
  versionNonce,
  ...more,
})
const board = (id: string, created = 0) => ({ id, name: id, created })
const none: Boards = { boards: [], deleted: {} }

test('two tabs that draw on one board lose nothing, in whatever order their changes come', () => {
  const start = mergeElements(EMPTY_SCENE, [element('a', 1), element('b', 1)])
  const first = [element('a', 3), element('c', 1)]
  const second = [element('a', 2), element('b', 5), element('d', 1)]
  const one = mergeElements(mergeElements(start, first), second)
  expect(one.elements).toEqual(mergeElements(mergeElements(start, second), first).elements)
  expect(
    Object.values(one.elements)
      .map(({ id, version }) => `${id}${version}`)
      .sort(),
  ).toEqual(['a3', 'b5', 'c1', 'd1'])
})

test('of two states with the same version the smaller nonce wins, as in Excalidraw', () => {
  const scene = mergeElements(EMPTY_SCENE, [element('a', 2, 7)])
  expect(mergeElements(scene, [element('a', 2, 9)])).toBe(scene)
  expect(mergeElements(scene, [element('a', 2, 3)]).elements.a?.versionNonce).toBe(3)
})

test('a deleted element is remembered for a day', () => {
  const scene = mergeElements(EMPTY_SCENE, [element('a', 1), element('b', 2, 1, { isDeleted: true, updated: DAY })])
  expect(prune(scene, DAY + 1)).toBe(scene)
  expect(Object.keys(prune(scene, 2 * DAY).elements)).toEqual(['a'])
})

test('boards are ordered by when they were drawn on', () => {
  const facts = { a: { updated: 50, pictures: [] } }
  expect(sorted([board('b', 20), board('a', 10), board('c', 60)], facts).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
})

test('each stroke is an edit of its board, so that a deletion on another device does not take it along', () => {
  const ofOther = noteDrawn(addBoard(none, board('a')), 'a', DAY)
  const ofThis = noteDrawn(ofOther, 'a', DAY + 1000)
  expect(ofThis.boards[0]).not.toEqual(ofOther.boards[0])
  expect(noteDrawn(ofThis, 'gone', DAY)).toBe(ofThis)
})

test('the list takes so many boards and such long names', () => {
  const full = { ...none, boards: Array.from({ length: LIMITS.boards }, (_, n) => board(`${n}`)) }
  expect(addBoard(full, board('more'))).toBe(full)
  expect(renameBoard(addBoard(none, board('a')), 'a', 'x'.repeat(99)).boards[0]?.name).toHaveLength(LIMITS.name)
})

test('the drawing of a deleted board is kept for 30 days, and while the board is back', () => {
  const deleted = removeBoard(addBoard(none, board('a')), 'a', DAY)
  expect(deleted.boards).toEqual([])
  expect(expired(deleted, 31 * DAY)).toEqual([])
  expect(expired(deleted, 32 * DAY)).toEqual(['a'])
  expect(expired(addBoard(deleted, board('a')), 32 * DAY)).toEqual([])
})

test('a former preview is unused unless another board has it, or it is a picture on one', () => {
  const facts = (light: string, pictures: readonly string[] = []) => ({
    updated: 1,
    light,
    dark: `${light}-dark`,
    pictures,
  })
  expect(unusedPreviews({ a: facts('x') }, { a: facts('y') })).toEqual(['x', 'x-dark'])
  expect(unusedPreviews({ a: facts('x') }, { a: facts('y'), b: facts('x') })).toEqual([])
  expect(unusedPreviews({ a: facts('x') }, { a: facts('y', ['x']) })).toEqual(['x-dark'])
})

test('a shape that another tab has kept meanwhile stays', () => {
  const shape = (id: string) => ({ id, elements: [] })
  const now = [shape('a'), shape('foreign')]
  expect(changeShapes(now, [shape('a')], [shape('b'), shape('a')]).map(({ id }) => id)).toEqual(['b', 'a', 'foreign'])
  expect(changeShapes(now, [shape('a')], []).map(({ id }) => id)).toEqual(['foreign'])
  expect(changeShapes(now, [shape('a')], [shape('a')])).toBe(now)
})

test('a new board has a name that no other has, though some were deleted or renamed', () => {
  const boards = (...names: readonly string[]) => names.map((name) => board(name))
  const name = (number: number) => `Board ${number}`
  expect(freeName([], name)).toBe('Board 1')
  expect(freeName(boards('Flow'), name)).toBe('Board 2')
  expect(freeName(boards('Board 2', 'Board 3'), name)).toBe('Board 4')
})

test('a drawing is exported at twice its size, and a very large one as large as browsers draw', () => {
  expect(exportScale(300, 200)).toBe(2)
  expect(exportScale(1000, 8192)).toBe(1)
  expect(exportScale(16_384, 10)).toBe(0.5)
})

test('what was sent to the back lies there when the board is opened again', () => {
  const element = (id: string, index?: string) => ({
    id,
    type: 'line',
    version: 1,
    versionNonce: 1,
    index: index ?? null,
  })
  const [a, b, c, d] = [element('a', 'a1'), element('b', 'Zz'), element('c'), element('d', 'a1V')]
  expect(fromBackToFront({ ...EMPTY_SCENE, elements: { a, b, c, d } })).toEqual([b, a, d, c])
})

test('a large tile shows large pictures: one, or a grid of as many as there are', () => {
  const shown = (rows: number, columns: number, boards = 9) => {
    const { across, down } = tileGrid(rows, columns, boards)
    return `${across}x${down}`
  }
  expect([shown(2, 1), shown(2, 2), shown(2, 4), shown(1, 6)]).toEqual(['1x1', '1x1', '2x1', '3x1'])
  expect([shown(4, 4), shown(4, 6), shown(6, 4), shown(6, 6)]).toEqual(['1x1', '2x1', '1x2', '2x2'])
  expect([shown(6, 6, 1), shown(6, 6, 2), shown(6, 6, 3)]).toEqual(['1x1', '1x2', '2x2'])
})
