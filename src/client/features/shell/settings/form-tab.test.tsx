import { expect, test } from 'vitest'
import { field, on } from '../../../core/documents/fields/field.ts'
import { defineSettings } from '../../../core/documents/fields/settings.ts'
import { history } from '../../../core/documents/history.ts'
import { setLanguage } from '../../../core/text/i18n.ts'
import { formTab, joinTabs } from './form-tab.tsx'

const fields = {
  isShown: field.toggle(true),
  size: field.slider(50, { min: 0, max: 100, when: on('isShown') }),
  lunar: field.toggle(true),
  other: field.toggle(false),
}

function make(id: string) {
  const settings = defineSettings(id, fields, 'seting', (language) => ({ lunar: language !== 'en' }))
  const tab = formTab({
    id: 'probe',
    number: 2,
    owner: 'probe',
    icon: 'clock',
    settings,
    sections: [['isShown', 'size'], ['lunar']],
  })
  history.track([settings])
  return { settings, tab }
}

test('a reset takes all fields of the tab, also those that a condition hides, and no other', () => {
  setLanguage('zh-CN', {})
  const { settings, tab } = make('one')
  settings.set({ isShown: false, size: 80, lunar: false, other: true })
  expect(tab.reset?.()).toBe(true)
  expect(settings.get()).toEqual({ isShown: true, size: 50, lunar: true, other: true })
  expect(tab.reset?.()).toBe(false)
})

test('a reset takes the defaults of the language', () => {
  setLanguage('en', {})
  const { settings, tab } = make('two')
  settings.set({ ...settings.get(), lunar: true })
  expect(tab.reset?.()).toBe(true)
  expect(settings.get().lunar).toBe(false)
})

test('a reset of joined tabs is one step of undo, and tells whether any has changed', () => {
  const [one, other] = [make('three'), make('four')]
  const joined = joinTabs(one.tab, other.tab)
  joined.reset?.()
  one.settings.set({ ...one.settings.get(), size: 10 })
  other.settings.set({ ...other.settings.get(), size: 20 })
  expect(joined.reset?.()).toBe(true)
  history.undo()
  expect([one.settings.get().size, other.settings.get().size]).toEqual([10, 20])
  history.redo()
  expect(joined.reset?.()).toBe(false)
})
