import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { SiteItem } from '../../../../shared/api/site.ts'
import type { Language } from '../../../../shared/constants.ts'
import { useLanguage } from '../../../core/text/i18n.ts'
import { loadSites, sitesByHost } from './sites.ts'

type FindSite = (url: string) => SiteItem | undefined

const finders = createStore<Partial<Record<Language, FindSite>>>()(() => ({}))
const loading = new Set<Language>()

/** The catalogue's site at an address, in the user's language; undefined where there is none, and while they are loading. */
export function useSiteAt(url: string): SiteItem | undefined {
  const language = useLanguage()
  const find = useStore(finders, (known) => known[language])
  useEffect(() => load(language), [language])
  return find?.(url)
}

/** Loads a catalogue once for all who ask; after a failure who asks next tries again. */
function load(language: Language): void {
  if (loading.has(language)) return
  loading.add(language)
  loadSites(language).then(
    (sites) => finders.setState({ [language]: sitesByHost(sites) }),
    () => loading.delete(language),
  )
}
