import { useEffect, useMemo, useState } from 'react'
import type { SiteItem } from '../../../../../shared/api/site.ts'
import type { Language } from '../../../../../shared/constants.ts'
import { registry } from '../../../../core/contribute/registry.ts'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { countByCategory, loadSites } from '../../../data/site-catalog/lazy.ts'
import { useUsable } from '../../../data/socket/lazy.ts'

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

/** The widgets of this build for which the server has what they need. */
export function useComponents() {
  const isUsable = useUsable()
  const { widgets: all } = registry()
  return useMemo(() => {
    const widgets = all.filter(isUsable)
    return { widgets, counts: countByCategory(widgets) }
  }, [all, isUsable])
}
