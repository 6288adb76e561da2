import { useEffect, useMemo, useState } from 'react'
import type { Item } from '../../../../shared/entities/item.ts'
import { isInternalUrl, safeUrl } from '../../../../shared/lib/url/safe-url.ts'
import { useDocument } from '../../../core/react.ts'
import { home } from '../../home/index.ts'
import { findByName } from './model.ts'

type PinyinMatch = (name: string, text: string) => boolean
const noPinyin: PinyinMatch = () => false

/** The user's icons with an address that match a text, in groups, folders and the dock. */
export function useMatchingIcons(text: string, isEnabled: boolean): readonly Item[] {
  const desktop = useDocument(home, (now) => now)
  const [matchesPinyin, setMatch] = useState<PinyinMatch>(() => noPinyin)
  useEffect(() => {
    // the pinyin table is large and used by this tab alone
    if (isEnabled)
      void import('../../../../shared/lib/text/pinyin-match.ts')
        .then(({ matchesPinyin }) => setMatch(() => matchesPinyin))
        .catch(() => {})
  }, [isEnabled])
  return useMemo(() => {
    if (!isEnabled) return []
    const items = [...desktop.groups.flatMap(({ children }) => children), ...desktop.dock]
    const sites = items.flatMap(withChildren).filter(isSite)
    const unique = [...new Map(sites.map((item) => [`${item.name} ${item.url}`, item])).values()]
    return findByName(unique, text, matchesPinyin)
  }, [desktop, text, isEnabled, matchesPinyin])
}

const withChildren = (item: Item): readonly Item[] => [item, ...(item.children ?? []).flatMap(withChildren)]
const isSite = ({ url = '' }: Item) => safeUrl(url) !== undefined && !isInternalUrl(url)
