import { expect, test } from 'vitest'
import { findReferences } from './references.ts'

const [ONE, OTHER] = ['a', 'b'].map((digit) => `face:${digit.repeat(64)}`)

test('a picture is in use where a tile has it, and where a text mentions it', () => {
  const tile = { id: 't', src: ONE }
  const note = { id: 'n', content: `above ![cat](${OTHER}) between ![](${ONE}) below` }
  expect(findReferences({ groups: [{ children: [tile] }], noteList: [note], count: 3, none: null })).toEqual([
    ONE,
    OTHER,
  ])
})

test('a reference that is cut off is none', () => {
  expect(findReferences([`face:${'a'.repeat(63)}`, 'face:', { face: 'x' }])).toEqual([])
})
