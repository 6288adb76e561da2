import { expect, test } from 'vitest'
import { setLanguage } from '../../core/i18n.ts'
import { dockSettings } from './settings.ts'
import tab from './tab.tsx'

test('a reset gives the icons the radius that a new user’s have', () => {
  setLanguage('zh-CN', {})
  dockSettings.update((now) => ({ ...now, dockIconRadius: 3 }))
  expect(tab.reset()).toBe(true)
  expect(dockSettings.get()).toMatchObject({ dockIconRadius: 12 })
  expect(dockSettings.get()).toEqual(dockSettings.initial)
})
