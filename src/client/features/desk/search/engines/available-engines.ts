import orders from '../../../../../../catalog/engine-order.json' with { type: 'json' }
import catalog from '../../../../../../catalog/engines.json' with { type: 'json' }
import type { Language } from '../../../../../shared/constants.ts'
import type { Engine } from '../model.ts'
import { searchSettings } from '../settings.first-frame.ts'

/** The engines of the catalog with names in this language, in the language's order of preference. */
export function enginesIn(language: Language): readonly Engine[] {
  const order = orders[language]
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
  return catalog.engines
    .map(({ key, names, icon, src }) => ({ key, name: names[language], icon, src }))
    .toSorted((a, b) => rank(a.key) - rank(b.key))
}

/** All engines: those of the catalog, then the user’s own ones. */
export function availableEngines(language: Language): readonly Engine[] {
  return [...enginesIn(language), ...searchSettings.get().searchOwnEngines.map((own) => ({ ...own, icon: '' }))]
}
