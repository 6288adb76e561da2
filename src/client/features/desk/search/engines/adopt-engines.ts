import { SEARCH } from '../../../../../shared/constants.ts'
import type { OwnEngine } from '../model.ts'
import { type EngineSelection, isEngineAddress, newEngineKey, saveOwnEngine } from './model.ts'

/** An engine of the catalogue by its key, or one that is kept as an own one. */
type AdoptedEngine = { readonly key: string } | { readonly name: string; readonly src: string }

interface Engines extends EngineSelection {
  readonly searchOwnEngines: readonly OwnEngine[]
}

/** The most own engines that are kept. */
const OWN_LIMIT = 20

/** Takes over engines, the one in use first: as many as can be are selected, the others are there to be selected. */
export function adoptEngines<T extends Engines>(now: T, engines: readonly AdoptedEngine[]): T {
  const keys: string[] = []
  let adopted = now
  for (const engine of engines) {
    if ('key' in engine) keys.push(engine.key)
    else {
      const own = adopted.searchOwnEngines
      const present = own.find(({ src }) => src === engine.src)
      const canAdd = own.length < OWN_LIMIT && isEngineAddress(engine.src)
      if (present === undefined && !canAdd) continue
      const key = present?.key ?? newEngineKey(own)
      if (present === undefined) adopted = saveOwnEngine(adopted, { key, ...engine })
      keys.push(key)
    }
  }
  const selected = [...new Set(keys)].slice(0, SEARCH.enginesLimit)
  return selected.length === 0 ? now : { ...adopted, searchSelectEnginesList: selected, searchEnginesIndex: 0 }
}
