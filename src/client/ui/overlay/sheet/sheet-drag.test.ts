import { describe, expect, it } from 'vitest'
import { closesSheet } from './sheet-drag.ts'

describe('a released sheet', () => {
  it('closes after a long drag', () => expect(closesSheet({ distance: 130, startTime: 0, time: 2000 })).toBe(true))
  it('closes after a flick', () => expect(closesSheet({ distance: 40, startTime: 0, time: 60 })).toBe(true))
  it('stays after a mere touch', () => expect(closesSheet({ distance: 10, startTime: 0, time: 1 })).toBe(false))
  it('stays after a short, slow drag', () => expect(closesSheet({ distance: 80, startTime: 0, time: 900 })).toBe(false))
})
