import { useCallback, useEffect, useState } from 'react'
import type { Language } from '../../../shared/constants.ts'
import type { AiToolCatalog } from '../../../shared/entities/ai-tool.ts'
import { language as languageNow, useLanguage } from '../../kit/text.ts'

type Load = () => Promise<{ readonly default: AiToolCatalog }>

const load: Readonly<Record<Language, Load>> = {
  'zh-CN': () => import('virtual:ai-tools/zh-CN'),
  'zh-TW': () => import('virtual:ai-tools/zh-TW'),
  en: () => import('virtual:ai-tools/en'),
  ja: () => import('virtual:ai-tools/ja'),
  ko: () => import('virtual:ai-tools/ko'),
}

const loaded = new Map<Language, AiToolCatalog>()

/** The bundled tools in the user's language. Rejects if they cannot be loaded. */
export const bundledNow = (): Promise<AiToolCatalog> => bundledIn(languageNow())

async function bundledIn(language: Language): Promise<AiToolCatalog> {
  const catalog = loaded.get(language) ?? (await load[language]()).default
  loaded.set(language, catalog)
  return catalog
}

interface Bundled {
  /** Undefined as long as it is loading, or if that has failed. */
  readonly catalog: AiToolCatalog | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/** The bundled tools in the user's language; loaded once, and then there at the first render. */
export function useBundled(): Bundled {
  const language = useLanguage()
  const [, setLoaded] = useState<Language>()
  const [failed, setFailed] = useState<Language>()
  const catalog = loaded.get(language)
  const retry = useCallback(() => {
    if (loaded.has(language)) return
    bundledIn(language).then(
      () => {
        setLoaded(language)
        setFailed(undefined)
      },
      () => setFailed(language),
    )
  }, [language])
  useEffect(() => {
    // loading is a side effect
    retry()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])
  return { catalog, failed: failed === language && catalog === undefined, retry }
}
