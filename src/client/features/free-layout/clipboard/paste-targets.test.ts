import { describe, expect, test } from 'vitest'
import type { Item } from '../../../../shared/entities/item.ts'
import type { Clipboard } from './clipboard.ts'
import { type CopiedTiles, pasteTarget } from './paste-targets.ts'

const tile = (id: string): Item => ({ id, name: id, type: 'icon', size: '1x1', x: 1, y: 2, w: 58, h: 58 })
const there: Clipboard = { at: 'tiles', tiles: [tile('there')], mended: true }
const nothing = (why: Extract<Clipboard, { at: 'nothing' }>['why']): Clipboard => ({ at: 'nothing', why })
const REFUSED = nothing('clipboardRefused')
const READ = (['clipboardEmpty', 'clipboardOther', 'clipboardTooLarge'] as const).map(nothing)

const kept = (more: Partial<CopiedTiles> = {}): CopiedTiles => ({
  tiles: [tile('here')],
  written: true,
  left: false,
  ...more,
})
const here: Clipboard = { at: 'tiles', tiles: [tile('here')], mended: false }

describe('where nothing has been copied in this tab', () => {
  test('the clipboard is pasted, or it is said why not', () => {
    for (const clipboard of [there, REFUSED, ...READ]) expect(pasteTarget(clipboard, undefined)).toBe(clipboard)
  })
})

describe('where the browser does not let the clipboard be read', () => {
  test('what was copied in this tab is pasted', () => {
    for (const own of [kept(), kept({ written: false }), kept({ left: true })])
      expect(pasteTarget(REFUSED, own)).toEqual(here)
  })
})

describe('where what was copied in this tab is on the clipboard, too', () => {
  test('the clipboard is pasted: it is that, or newer', () => {
    for (const clipboard of [there, ...READ]) expect(pasteTarget(clipboard, kept())).toBe(clipboard)
    expect(pasteTarget(there, kept({ left: true }))).toBe(there)
  })
})

describe('where the browser refused to write what was copied', () => {
  test('it is pasted, whatever older tiles the clipboard may hold', () => {
    for (const clipboard of [there, ...READ]) expect(pasteTarget(clipboard, kept({ written: false }))).toEqual(here)
  })

  test('tiles that may have been copied in another window since are pasted instead', () => {
    const own = kept({ written: false, left: true })
    expect(pasteTarget(there, own)).toBe(there)
    for (const clipboard of READ) expect(pasteTarget(clipboard, own)).toEqual(here)
  })
})
