import engines from '../../../../catalog/engines.json' with { type: 'json' }
import type { Language } from '../../../shared/constants.ts'
import type { Engine } from './model.ts'
import { searchSettings } from './settings.ts'

/** The engines we know, named in this language, those that it knows best first. */
export function enginesIn(language: Language): readonly Engine[] {
  const order = engines.order[language]
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
  return engines.engines
    .map(({ key, names, icon, src }) => ({ key, name: names[language], icon, src }))
    .toSorted((a, b) => rank(a.key) - rank(b.key))
}

/** All engines at this moment: those we know, then the user's own. */
export function enginesNow(language: Language): readonly Engine[] {
  return [...enginesIn(language), ...searchSettings.get().searchOwnEngines.map((own) => ({ ...own, icon: '' }))]
}

/** The engines that a new user of this language has selected: the first three of the language's own order. */
export const firstEngines = (language: Language): readonly string[] => engines.order[language].slice(0, 3)
