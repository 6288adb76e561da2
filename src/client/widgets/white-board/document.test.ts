import { expect, test } from 'vitest'
import { whiteBoardShapes, whiteBoards, whiteBoardView } from './document.ts'
import { parseScene } from './scenes.ts'

const REFERENCE = `face:${'0'.repeat(64)}`
const SOUND = { id: 'a', name: 'A', created: 1 }
const decode = (document: typeof whiteBoards | typeof whiteBoardView | typeof whiteBoardShapes, data: unknown) =>
  document.decode({ version: 0, data })

test('a damaged board costs no other', () => {
  expect(decode(whiteBoards, { boards: [SOUND, { id: 'b' }, SOUND], deleted: { c: 5, d: 'x' } })).toMatchObject({
    value: { boards: [SOUND], deleted: { c: 5 } },
    repaired: ['boards.1', 'boards.2', 'deleted.d'],
  })
  expect(decode(whiteBoards, 'x')).toMatchObject({ at: 'invalid' })
})

test('no board is taken for a document of another name, which would be drawn on and swept with it', () => {
  const boards = ['view', 'shapes', '../home', ''].map((id) => ({ ...SOUND, id }))
  const deleted = { view: 1, shapes: 1, 'a/b': 1, old: 1 }
  expect(decode(whiteBoards, { boards: [...boards, SOUND], deleted })).toMatchObject({
    value: { boards: [SOUND], deleted: { old: 1 } },
    repaired: ['boards.0', 'boards.1', 'boards.2', 'boards.3', 'deleted.view', 'deleted.shapes', 'deleted.a/b'],
  })
})

test('of what is shown of boards only references of pictures count', () => {
  const facts = {
    a: { updated: 1, light: REFERENCE, dark: REFERENCE, pictures: [] },
    b: { updated: 1, light: 'javascript:', pictures: [] },
  }
  expect(decode(whiteBoardView, { open: 'a', facts })).toMatchObject({
    value: { open: 'a', facts: { a: facts.a } },
    repaired: ['facts.b'],
  })
})

test('shapes that are none are left out', () => {
  const shape = { id: 'a', elements: [] }
  expect(decode(whiteBoardShapes, [shape, 7])).toMatchObject({ value: [shape], repaired: ['shapes.1'] })
})

test('a damaged element of a drawing costs no other', () => {
  const element = { id: 'a', type: 'line', version: 1, versionNonce: 2, points: [[0, 0]] }
  const file = { reference: REFERENCE, created: 1 }
  expect(parseScene({ elements: { a: element, b: element }, files: { x: file, y: {} }, background: '#fff' })).toEqual({
    ok: true,
    value: { elements: { a: element }, files: { x: file }, background: '#fff' },
    repaired: ['elements.b', 'files.y'],
  })
  expect(parseScene({ elements: [] })).toMatchObject({ ok: false })
})
