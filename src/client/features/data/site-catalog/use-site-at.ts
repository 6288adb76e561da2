import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { SiteItem } from '../../../../shared/api/site.ts'
import type { Language } from '../../../../shared/constants.ts'
import { useLanguage } from '../../../core/text/i18n.ts'
import { sitesByHost } from './kernel/sites-by-host.ts'
import { loadSites } from './sites.ts'

type FindSite = (url: string) => SiteItem | undefined

const finders = createStore<Partial<Record<Language, FindSite>>>()(() => ({}))
const loading = new Set<Language>()

/** Finds the catalogue's sites at addresses, in the user's language; nothing while they are loading. */
export function useFindSite(): FindSite {
  const language = useLanguage()
  const find = useStore(finders, (known) => known[language])
  useEffect(() => load(language), [language])
  return find ?? nothing
}

const nothing: FindSite = () => undefined

/** The catalogue's site at an address, as `useFindSite` finds it. */
export const useSiteAt = (url: string): SiteItem | undefined => useFindSite()(url)

/** Loads a catalogue once for all who ask; after a failure who asks next tries again. */
function load(language: Language): void {
  if (loading.has(language)) return
  loading.add(language)
  loadSites(language).then(
    (sites) => finders.setState({ [language]: sitesByHost(sites) }),
    () => loading.delete(language),
  )
}
