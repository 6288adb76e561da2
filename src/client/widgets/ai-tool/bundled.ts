import { useCallback, useEffect, useState } from 'react'
import type { Language } from '../../../shared/constants.ts'
import type { AiToolCatalog } from '../../../shared/entities/ai-tool.ts'
import { useLanguage } from '../../core/i18n.ts'

type Load = () => Promise<{ readonly default: AiToolCatalog }>

const load: Readonly<Record<Language, Load>> = {
  'zh-CN': () => import('virtual:ai-tools/zh-CN'),
  'zh-TW': () => import('virtual:ai-tools/zh-TW'),
  en: () => import('virtual:ai-tools/en'),
  ja: () => import('virtual:ai-tools/ja'),
  ko: () => import('virtual:ai-tools/ko'),
}

const loaded = new Map<Language, AiToolCatalog>()

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
    load[language]().then(
      (module) => {
        loaded.set(language, module.default)
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
