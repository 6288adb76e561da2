import { describe, expect, it } from 'vitest'
import { closesSheet } from './sheet-drag.ts'

describe('a sheet that is let go', () => {
  it('closes when it was pulled far', () => expect(closesSheet({ distance: 130, since: 0, now: 2000 })).toBe(true))
  it('closes when it was flicked', () => expect(closesSheet({ distance: 40, since: 0, now: 60 })).toBe(true))
  it('stays when it was only touched', () => expect(closesSheet({ distance: 10, since: 0, now: 1 })).toBe(false))
  it('stays when it was pulled a little, slowly', () =>
    expect(closesSheet({ distance: 80, since: 0, now: 900 })).toBe(false))
})
