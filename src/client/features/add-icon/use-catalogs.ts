import { useEffect, useMemo, useState } from 'react'
import type { SiteItem } from '../../../shared/api/site.ts'
import type { Language } from '../../../shared/constants.ts'
import { useLanguage } from '../../core/i18n.ts'
import { registry } from '../../core/registry.ts'
import { countByCategory, loadSites, type PinyinMatch } from '../site-catalog/lazy.ts'

const loaded = new Map<Language, Promise<readonly SiteItem[]>>()

/** The site catalogue in the user's language, with its counts by category; undefined while it is loading. */
export function useSites() {
  const language = useLanguage()
  const [sites, setSites] = useState<readonly SiteItem[]>()
  useEffect(() => {
    let isCurrent = true
    const loading = loaded.get(language) ?? loadSites(language)
    loaded.set(language, loading)
    loading.then(
      (list) => isCurrent && setSites(list),
      () => loaded.delete(language),
    )
    return () => {
      isCurrent = false
    }
  }, [language])
  return { sites, counts: useMemo(() => countByCategory(sites ?? []), [sites]) }
}

/** The widgets of this build. */
export function useComponents() {
  const { widgets } = registry()
  return { widgets, counts: useMemo(() => countByCategory(widgets), [widgets]) }
}

const noPinyin: PinyinMatch = () => false

/** Matches names in pinyin, once its table has loaded. */
export function usePinyinMatch(): PinyinMatch {
  const [match, setMatch] = useState<PinyinMatch>(() => noPinyin)
  useEffect(() => {
    void import('../../../shared/lib/text/pinyin-match.ts')
      .then(({ matchesPinyin }) => setMatch(() => matchesPinyin))
      .catch(() => {})
  }, [])
  return match
}
