import { expect, test } from 'vitest'
import { findHashes } from './find-hashes.ts'

const A = 'a'.repeat(64)
const B = '0123456789abcdef'.repeat(4)
const C = `${'c'.repeat(63)}1`

test('hashes are found alone, behind “face:”, and in the contents of notes', () => {
  const body = JSON.stringify({ icon: `face:${A}`, drawing: B, [C]: 1, again: A })
  expect([...findHashes('nav_info', body)].toSorted()).toEqual([B, A, C])
  const note = JSON.stringify([{ content: Buffer.from(`![](face:${A})\n${B}`).toString('base64') }, { x: `face:${C}` }])
  expect([...findHashes('notes', note)].toSorted()).toEqual([B, A, C])
  expect([...findHashes('notes', JSON.stringify([{ content: Buffer.from('none').toString('base64') }]))]).toEqual([])
})

test('what is longer, shorter or in capitals is no hash', () => {
  for (const text of [`${A}0`, `0${A}`, A.slice(1), A.toUpperCase(), `${A.slice(0, 32)} ${A.slice(32)}`])
    expect([...findHashes('more', JSON.stringify({ text }))]).toEqual([])
})

test('a long run of digits is read in no time', () => {
  const start = performance.now()
  expect([...findHashes('more', JSON.stringify('0'.repeat(2_000_000)))]).toEqual([])
  expect(performance.now() - start).toBeLessThan(2000)
})
