import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { ThemeCategory } from '../../../shared/entities/theme.ts'
import { session } from '../../kit/desktop.ts'
import { useDocument } from '../../kit/documents.ts'
import { useLanguage } from '../../kit/text.ts'
import { askThemeUses, officialThemes, ownThemes, themeFavorites, useSharedThemes } from '../../kit/themes.ts'
import type { ShownTheme } from './model.ts'

/** Where a theme is found in the store. */
export type Section = 'all' | ThemeCategory | 'everyone' | 'favorites' | 'own'

/** The themes of the store by their sections. */
export function useShelf(): (section: Section) => readonly ShownTheme[] {
  const language = useLanguage()
  const own = useDocument(ownThemes, (list) => list)
  const uses = useThemeUses()
  const favorites = useDocument(themeFavorites, (list) => list)
  return useMemo(() => {
    const official: readonly ShownTheme[] = officialThemes.map(
      ({ id, category, names, words, wallpaper, settings }) => ({
        ...{ id, category, name: names[language], words: words[language], hot: uses?.[id] },
        look: { ...(wallpaper && { wallpaper }), settings },
      }),
    )
    const mine: readonly ShownTheme[] = own
      .map(({ id, name, info, look }) => ({ id, name, words: info, look, isOwn: true }))
      .toReversed()
    const marked = favorites.toReversed().flatMap(({ id }) => official.find((one) => one.id === id) ?? [])
    return (section) => {
      if (section === 'all') return official
      if (section === 'everyone') return []
      if (section === 'own') return mine
      return section === 'favorites' ? marked : official.filter(({ category }) => category === section)
    }
  }, [language, own, favorites, uses])
}

/** How often each official theme was used; undefined where nobody counts. */
function useThemeUses(): Readonly<Record<string, number>> | undefined {
  const [uses, setUses] = useState<Readonly<Record<string, number>>>()
  useEffect(() => {
    // the server's answer is outside of React
    let isCurrent = true
    askThemeUses().then(
      (answer) => isCurrent && setUses(answer),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return uses
}

/** The themes of users that a section lists: of all, or the user's own, whatever became of them. */
export function useOffered(section: Section, words: string) {
  const isMember = useStore(session, ({ login }) => login !== undefined)
  const isListed = section === 'everyone' || (section === 'own' && isMember)
  const { at, list, ...rest } = useSharedThemes(isListed ? { own: section === 'own', words, order: 'hot' } : undefined)
  return {
    ...{ ...rest, at: isListed ? at : ('there' as const) },
    themes: list.map((shared): ShownTheme => {
      const { id, name, info, look, hot } = shared
      return { id, name, words: info, look, hot, shared }
    }),
  }
}
