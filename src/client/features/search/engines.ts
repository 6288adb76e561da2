import engines from '../../../../catalog/engines.json' with { type: 'json' }
import type { Language } from '../../../shared/constants.ts'
import type { Engine } from './model.ts'

/** The engines we know, named in this language. */
export function enginesIn(language: Language): readonly Engine[] {
  return engines.engines.map(({ key, names, icon, src }) => ({ key, name: names[language], icon, src }))
}

/** The engines that a new user of this language has selected: the first three of the language's own order. */
export const firstEngines = (language: Language): readonly string[] => engines.order[language].slice(0, 3)
