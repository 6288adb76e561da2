import { expect, test, vi } from 'vitest'
import { session } from '../session.ts'
import { playSound } from './play-sound.ts'
import { SOUNDS } from './sounds.ts'

test('sounds are short and quiet', () => {
  for (const [name, notes] of Object.entries(SOUNDS))
    for (const { at, ms, volume, from, to } of notes) {
      expect(at + ms, name).toBeLessThanOrEqual(800)
      expect(volume, name).toBeLessThanOrEqual(0.2)
      expect(Math.min(from, to), name).toBeGreaterThan(100)
    }
})

test('nothing is heard, and no audio is opened, unless the player wants it', () => {
  let opened = 0
  vi.stubGlobal('AudioContext', function open() {
    opened += 1
    return audio
  })
  const played: number[] = []
  const parameter = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
  const node = {
    gain: parameter,
    frequency: parameter,
    connect: () => node,
    start: (at: number) => played.push(at),
    stop() {},
  }
  const audio = {
    currentTime: 1,
    destination: {},
    resume: async () => {},
    createOscillator: () => node,
    createGain: () => node,
  }
  playSound('move')
  expect(opened).toBe(0)
  session.patch({ isSoundOn: true })
  playSound('won')
  playSound('move')
  session.patch({ isSoundOn: false })
  expect([opened, played]).toEqual([1, [1, 1.11, 1.22, 1.33, 1]])
})
