import { expect, test } from 'vitest'
import { MODERATIONS } from '../../../shared/entities/moderation.ts'
import type { ThemeLook } from '../../../shared/entities/theme.ts'
import { entryState, settleWallpaper } from './moderation.ts'

test('what is offered is seen at once, or once it was looked at; what was refused before always waits', () => {
  const states = (isOfAdmin: boolean, wasRefused: boolean) =>
    MODERATIONS.map((moderation) => entryState(moderation, { isOfAdmin, wasRefused }))
  expect(states(false, false)).toEqual(['waiting', 'public', 'public'])
  expect(states(false, true)).toEqual(['waiting', 'waiting', 'waiting'])
  expect(states(true, true)).toEqual(['public', 'public', 'public'])
})

test('a picture takes the place of the wallpaper; without one a reference to the author’s device is refused', () => {
  const settings = { dock: { opacity: 50 } }
  const own: ThemeLook = { settings, wallpaper: { type: 1, src: `face:${'0'.repeat(64)}` } }
  const bundled: ThemeLook = { settings, wallpaper: { type: 1, src: 'genkan:ridge' } }
  const none: ThemeLook = { settings }
  const settle = (look: ThemeLook, isSent: boolean, isKept: boolean) => settleWallpaper(look, { isSent, isKept })
  for (const look of [own, bundled, none])
    expect(settle(look, true, true)).toEqual({ look: { settings }, picture: 'sent' })
  expect(settle(own, false, false)).toBeUndefined()
  expect(settle(own, false, true)).toEqual({ look: { settings }, picture: 'kept' })
  expect(settle(none, false, true)).toEqual({ look: { settings }, picture: 'kept' })
  expect(settle(none, false, false)).toEqual({ look: none, picture: 'none' })
  for (const isKept of [true, false]) expect(settle(bundled, false, isKept)).toEqual({ look: bundled, picture: 'none' })
})
