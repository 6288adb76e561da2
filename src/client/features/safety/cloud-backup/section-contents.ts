import { createContext, useContext, useEffect, useState } from 'react'
import type { Section } from '../../../../shared/entities/section.ts'
import { registry } from '../../../core/contribute/registry.ts'
import { useLanguage, useMessageByKey } from '../../../core/text/i18n.ts'
import { home } from '../../data/home/index.ts'
import { type ContentCount, followContents } from '../../shell/local-search/lazy.ts'

/** What is counted of the user's, as long as a view is open. */
export const Contents = createContext<readonly ContentCount[]>([])

export function useContents(): readonly ContentCount[] {
  const [counts, setCounts] = useState<readonly ContentCount[]>([])
  useEffect(() => followContents(setCounts), [])
  return counts
}

/** Where tiles are listed there is no document of their own. */
const sectionOf = (owner: string): Section | undefined =>
  owner === 'tiles' ? home.section : registry().documents.find(({ id }) => id === owner)?.section

/** A name before a number is a heading, in the plural also where it is one. */
const MANY = 2

/** What a section has, as far as its entries are counted: 分组 3 · 图标 64. Empty where none are. */
export function useSectionContents(section: Section): string {
  const text = useMessageByKey()
  const format = new Intl.NumberFormat(useLanguage())
  return useContext(Contents)
    .filter(({ source: { owner }, count }) => count > 0 && sectionOf(owner) === section)
    .map(
      ({ source: { owner, name }, count }) =>
        `${text(`${owner}.searchable.${name}`, { count: MANY })} ${format.format(count)}`,
    )
    .join(' · ')
}
