import { expect, test } from 'vitest'
import { messageFrame } from './message-frame.ts'

test.each([
  [1, [0x82, 1]],
  [125, [0x82, 125]],
  [126, [0x82, 126, 0, 126]],
  [65_535, [0x82, 126, 255, 255]],
  [65_536, [0x82, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
])('a message of %i bytes has its length before it', (length, head) => {
  const bytes = new Uint8Array(length).fill(7)
  expect(messageFrame(bytes).equals(Buffer.from([...head, ...bytes]))).toBe(true)
})
