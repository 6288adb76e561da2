import { expect, test } from 'vitest'
import { SECTIONS } from '../../../../shared/entities/section.ts'
import { isSectionOn } from './section-switches.ts'
import { backupSettings } from './settings.ts'

test.each([
  ['nav_info', 'syncNavInfo'],
  ['seting', 'syncSeting'],
  ['wooden_fish', 'syncWoodenFish'],
  ['ai_tool', 'syncAiTool'],
  ['schedule', 'syncSchedule'],
  ['notes', 'syncNotes'],
  ['more', 'syncMore'],
] as const)('the section %s has a switch of its own, on at first', (section, key) => {
  expect(isSectionOn(section)).toBe(true)
  backupSettings.set({ ...backupSettings.initial, [key]: false })
  expect(SECTIONS.filter((one) => !isSectionOn(one))).toEqual([section])
  backupSettings.set(backupSettings.initial)
})
