import type { ProviderPorts } from '../provider.ts'
import { libreTranslator } from './libre-translate.ts'
import { myMemoryTranslator } from './my-memory.ts'
import { tencentTranslator } from './tencent.ts'
import { type Translate, translateBy } from './translate-by.ts'

/** In the order in which they are asked: by the operator's account, by his server, last the one without a key. */
export const translationProviders = [tencentTranslator, libreTranslator, myMemoryTranslator]

/** Opens the translators that the operator has set up. */
export const openTranslators = (ports: ProviderPorts): Translate => translateBy(translationProviders, ports)
