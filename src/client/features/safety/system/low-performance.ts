import { registry } from '../../../core/contribute/registry.ts'
import type { Settings } from '../../../core/documents/fields/settings.ts'
import { history } from '../../../core/documents/history.ts'
import { themeSettings } from '../../data/theme/index.ts'
import { afterLowPerformance, beforeLowPerformance, type Switches, underLowPerformance } from './model.ts'

/** Turns low-performance mode on or off, with the switches that it takes with it; one step of undo. */
export function setLowPerformance(isOn: boolean): void {
  const before = switches()
  const saved = themeSettings.get().beforeLowPerformance
  history.transact(() => {
    write(isOn ? underLowPerformance(before) : afterLowPerformance(before, saved))
    themeSettings.update((now) => ({
      ...now,
      isLowPerformance: isOn,
      beforeLowPerformance: isOn ? beforeLowPerformance(before) : [],
    }))
  })
}

const settingsGroups = (): readonly Settings[] => registry().documents.filter((one): one is Settings => 'fields' in one)

/** Every switch of the settings as `group.key`. */
const switches = (): Switches =>
  Object.fromEntries(
    settingsGroups().flatMap((group) =>
      Object.entries(group.get()).flatMap(([key, value]) =>
        typeof value === 'boolean' ? [[`${group.id}.${key}`, value]] : [],
      ),
    ),
  )

function write(wanted: Switches): void {
  for (const group of settingsGroups()) {
    const changed = Object.entries(wanted).filter(([name]) => name.startsWith(`${group.id}.`))
    if (changed.length === 0) continue
    const values = Object.fromEntries(changed.map(([name, value]) => [name.slice(group.id.length + 1), value]))
    group.update((now) => ({ ...now, ...values }))
  }
}
