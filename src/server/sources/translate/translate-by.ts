import type { TranslationTarget } from '../../../shared/entities/translation.ts'
import { openChain } from '../chain.ts'
import { valueOrUndefined } from '../outcome.ts'
import { openAll, type Provider, type ProviderPorts } from '../provider.ts'
import type { QuerySource } from '../runner.ts'
import type { Translation, TranslationQuery } from './translation.ts'

/** Translates a text; undefined if nobody does. */
export type Translate = (text: string, to: TranslationTarget, caller: string) => Promise<Translation | undefined>

/** Opens translators, which are asked in order. */
export function translateBy(
  providers: readonly Provider<QuerySource<TranslationQuery, Translation>>[],
  ports: ProviderPorts,
): Translate {
  const chain = openChain(openAll(providers, ports))
  return (text, to, caller) => valueOrUndefined(chain({ text, to }, caller))
}
