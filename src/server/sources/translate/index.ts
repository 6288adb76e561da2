import type { TranslationTarget } from '../../../shared/entities/translation.ts'
import { openChain } from '../chain.ts'
import { valueOrUndefined } from '../outcome.ts'
import { openAll, type ProviderPorts } from '../provider.ts'
import { libreTranslator } from './libre-translate.ts'
import { myMemoryTranslator } from './my-memory.ts'
import { tencentTranslator } from './tencent.ts'
import type { Translation } from './translation.ts'

/** Translates a text; undefined if nobody does. */
export type Translate = (text: string, to: TranslationTarget, caller: string) => Promise<Translation | undefined>

/** In the order in which they are asked: by the operator's account, by his server, last the one without a key. */
export const translationProviders = [tencentTranslator, libreTranslator, myMemoryTranslator]

/** Opens the translators that the operator has set up. */
export function openTranslators(ports: ProviderPorts): Translate {
  const chain = openChain(openAll(translationProviders, ports))
  return (text, to, caller) => valueOrUndefined(chain({ text, to }, caller))
}
