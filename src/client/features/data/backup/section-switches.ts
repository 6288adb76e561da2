import type { Section } from '../../../../shared/entities/section.ts'
import { backupSettings } from './settings.ts'

/** The setting by which this device takes part in the sync of a section. */
export const SECTION_SWITCHES = {
  nav_info: 'syncNavInfo',
  seting: 'syncSeting',
  notes: 'syncNotes',
  schedule: 'syncSchedule',
  ai_tool: 'syncAiTool',
  wooden_fish: 'syncWoodenFish',
  more: 'syncMore',
} as const satisfies Record<Section, keyof ReturnType<typeof backupSettings.get>>

export const isSectionOn = (section: Section): boolean => backupSettings.get()[SECTION_SWITCHES[section]]
