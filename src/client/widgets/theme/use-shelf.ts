import { useMemo } from 'react'
import type { ThemeCategory } from '../../../shared/entities/theme.ts'
import { useDocument } from '../../kit/documents.ts'
import { useLanguage } from '../../kit/text.ts'
import { officialThemes, ownThemes, themeFavorites } from '../../kit/themes.ts'
import type { ShownTheme } from './model.ts'

/** Where a theme is found in the store. */
export type Section = 'all' | ThemeCategory | 'favorites' | 'own'

/** The themes of the store by their sections. */
export function useShelf(): (section: Section) => readonly ShownTheme[] {
  const language = useLanguage()
  const own = useDocument(ownThemes, (list) => list)
  const favorites = useDocument(themeFavorites, (list) => list)
  return useMemo(() => {
    const official: readonly ShownTheme[] = officialThemes.map(
      ({ id, category, names, words, wallpaper, settings }) => ({
        ...{ id, category, name: names[language], words: words[language], madeAt: 0 },
        look: { ...(wallpaper && { wallpaper }), settings },
      }),
    )
    const mine: readonly ShownTheme[] = own
      .map(({ info, ...theme }) => ({ ...theme, words: info, isOwn: true }))
      .toReversed()
    const marked = favorites.toReversed().flatMap(({ id }) => official.find((one) => one.id === id) ?? [])
    return (section) => {
      if (section === 'all') return official
      if (section === 'own') return mine
      return section === 'favorites' ? marked : official.filter(({ category }) => category === section)
    }
  }, [language, own, favorites])
}
