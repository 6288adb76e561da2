import type { Language } from '../../shared/constants.ts'
import type { Persistence } from '../core/documents/persistence/persistence.ts'
import { home, iconSettings } from '../features/data/home/index.ts'
import { searchSettings, selectFirstEngines } from '../features/desk/search/index.ts'
import { timeSettings } from '../features/look/clock/index.ts'

/**
 * Initial values by language of what is not stored yet: search engines and clock; and the first desktop where there is
 * no group, also because the stored home could not be read.
 */
export async function seedFirstRun({ wasStored }: Persistence, language: Language): Promise<void> {
  if (!wasStored(timeSettings)) timeSettings.set(timeSettings.defaults(language), { origin: 'storage' })
  if (!wasStored(iconSettings)) iconSettings.set(iconSettings.defaults(language), { origin: 'storage' })
  if (!wasStored(searchSettings)) selectFirstEngines(language)
  if (home.get().groups.length === 0)
    await (await import('../features/layout/first-desktop/first-desktop.ts')).layFirstDesktop(language)
}
