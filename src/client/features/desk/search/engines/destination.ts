import type { Language } from '../../../../../shared/constants.ts'
import { typedAddress } from '../../../../../shared/lib/url/address.ts'
import { searchAddress } from '../../../../lib/url/search-address.ts'
import { availableEngines } from './available-engines.ts'

/** The URL that Enter opens: a typed address itself, else the engine's search; undefined for blank text. */
export function destination(text: string, engine: string, language: Language): string | undefined {
  if (text.trim() === '') return undefined
  const engines = availableEngines(language)
  const inUse = engines.find(({ key }) => key === engine) ?? engines[0]
  return typedAddress(text) ?? (inUse && searchAddress(inUse.src, text))
}
