import type { TranslationTarget } from '../../../shared/entities/translation.ts'
import { openChain } from '../chain.ts'
import type { OwnServers, SourceKeys } from '../keys.ts'
import { valueOrNothing } from '../outcome.ts'
import { openSource, type SourcePorts } from '../runner.ts'
import { libreTranslate } from './libre-translate.ts'
import { myMemory } from './my-memory.ts'
import { tencent } from './tencent.ts'
import type { Translation } from './translation.ts'

/** Translates a text; undefined if nobody does. */
export type Translate = (text: string, to: TranslationTarget, caller: string) => Promise<Translation | undefined>

/** Opens the translators that the operator has set up: by his account, by his server, last the one without a key. */
export function openTranslators(
  ports: SourcePorts,
  keys: Pick<SourceKeys, 'tencent' | 'libreTranslate'>,
  servers: Pick<OwnServers, 'libreTranslate'>,
): Translate {
  const chain = openChain([
    ...(keys.tencent ? [openSource(tencent(keys.tencent, ports.clock), ports)] : []),
    ...(servers.libreTranslate ? [openSource(libreTranslate(servers.libreTranslate, keys.libreTranslate), ports)] : []),
    openSource(myMemory, ports),
  ])
  return (text, to, caller) => valueOrNothing(chain({ text, to }, caller))
}
