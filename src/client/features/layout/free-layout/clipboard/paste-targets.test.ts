import { describe, expect, test } from 'vitest'
import type { Item } from '../../../../../shared/entities/item.ts'
import type { Clipboard } from './clipboard.ts'
import { type CopiedTiles, chooseClipboard } from './paste-targets.ts'

const tile = (id: string): Item => ({ id, name: id, type: 'icon', size: '1x1', x: 1, y: 2, w: 58, h: 58 })
const onClipboard: Clipboard = { at: 'tiles', tiles: [tile('there')], repaired: true }
const nothing = (why: Extract<Clipboard, { at: 'nothing' }>['why']): Clipboard => ({ at: 'nothing', why })
const REFUSED = nothing('clipboardRefused')
const READ = (['clipboardEmpty', 'clipboardOther', 'clipboardTooLarge'] as const).map(nothing)

const copyOf = (more: Partial<CopiedTiles> = {}): CopiedTiles => ({
  tiles: [tile('here')],
  written: true,
  windowLeft: false,
  ...more,
})
const inTab: Clipboard = { at: 'tiles', tiles: [tile('here')], repaired: false }

describe('without a copy in this tab', () => {
  test('the clipboard is pasted, or the reason returned', () => {
    for (const clipboard of [onClipboard, REFUSED, ...READ])
      expect(chooseClipboard(clipboard, undefined)).toBe(clipboard)
  })
})

describe('if the browser refuses to read the clipboard', () => {
  test('the copy in this tab is pasted', () => {
    for (const own of [copyOf(), copyOf({ written: false }), copyOf({ windowLeft: true })])
      expect(chooseClipboard(REFUSED, own)).toEqual(inTab)
  })
})

describe('if the copy in this tab was written to the clipboard', () => {
  test('the clipboard is pasted: it is equal or newer', () => {
    for (const clipboard of [onClipboard, ...READ]) expect(chooseClipboard(clipboard, copyOf())).toBe(clipboard)
    expect(chooseClipboard(onClipboard, copyOf({ windowLeft: true }))).toBe(onClipboard)
  })
})

describe('if the browser refused to write the clipboard', () => {
  test('the copy in this tab is pasted, not the older clipboard', () => {
    for (const clipboard of [onClipboard, ...READ])
      expect(chooseClipboard(clipboard, copyOf({ written: false }))).toEqual(inTab)
  })

  test('tiles copied in another window since then are pasted instead', () => {
    const own = copyOf({ written: false, windowLeft: true })
    expect(chooseClipboard(onClipboard, own)).toBe(onClipboard)
    for (const clipboard of READ) expect(chooseClipboard(clipboard, own)).toEqual(inTab)
  })
})
