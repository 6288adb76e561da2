import type { Language } from '../../../shared/constants.ts'
import { typedAddress } from '../../../shared/lib/url/address.ts'
import { searchAddress } from '../../../shared/lib/url/search-address.ts'
import { enginesNow } from './engines.ts'

/** Where Enter leads: an address is opened, anything else is searched by this engine, blank is neither. */
export function destination(text: string, engine: string, language: Language): string | undefined {
  if (text.trim() === '') return undefined
  const engines = enginesNow(language)
  const inUse = engines.find(({ key }) => key === engine) ?? engines[0]
  return typedAddress(text) ?? (inUse && searchAddress(inUse.src, text))
}
