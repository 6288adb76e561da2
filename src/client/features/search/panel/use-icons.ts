import { useEffect, useMemo, useState } from 'react'
import type { Item } from '../../../../shared/entities/item.ts'
import { isInternalUrl, safeUrl } from '../../../../shared/lib/url/safe-url.ts'
import { useDocument } from '../../../core/react.ts'
import { home } from '../../home/index.ts'
import { findByName } from './model.ts'

type Sounds = (name: string, text: string) => boolean
const silent: Sounds = () => false

/** The own icons with an address that a text finds, wherever they lie: in a group, a folder or the dock. */
export function useIcons(text: string, wanted: boolean): readonly Item[] {
  const desktop = useDocument(home, (now) => now)
  const [sounds, setSounds] = useState<Sounds>(() => silent)
  useEffect(() => {
    // the pinyin table is large, and wanted by this tab alone
    if (wanted)
      void import('../../../../shared/lib/text/pinyin-match.ts')
        .then(({ matchesPinyin }) => setSounds(() => matchesPinyin))
        .catch(() => {})
  }, [wanted])
  return useMemo(() => {
    if (!wanted) return []
    const items = [...desktop.groups.flatMap(({ children }) => children), ...desktop.dock]
    const sites = items.flatMap(withChildren).filter(isSite)
    const once = [...new Map(sites.map((item) => [`${item.name} ${item.url}`, item])).values()]
    return findByName(once, text, sounds)
  }, [desktop, text, wanted, sounds])
}

const withChildren = (item: Item): readonly Item[] => [item, ...(item.children ?? []).flatMap(withChildren)]
const isSite = ({ url = '' }: Item) => safeUrl(url) !== undefined && !isInternalUrl(url)
