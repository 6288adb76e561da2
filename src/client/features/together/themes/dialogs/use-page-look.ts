import { useMemo, useState } from 'react'
import { THEME_GROUPS, type ThemeLook } from '../../../../../shared/entities/theme.ts'
import type { Dressed } from '../dress.ts'
import { currentLook, currentWallpaper } from '../own/current-look.ts'

/** The looks of the page as a theme that is put together. */
export interface PageLook {
  readonly look: ThemeLook
  /** What it may set … */
  readonly offered: readonly Dressed[]
  /** … and what of that it sets. */
  readonly chosen: ReadonlySet<Dressed>
  readonly toggle: (part: Dressed) => void
}

/** @param initial what is chosen at first; all, if left out */
export function usePageLook(initial?: readonly Dressed[]): PageLook {
  const offered: readonly Dressed[] = [
    ...(currentWallpaper() === undefined ? [] : (['wallpaper'] as const)),
    ...THEME_GROUPS,
  ]
  const [chosen, setChosen] = useState<ReadonlySet<Dressed>>(
    () => new Set(offered.filter((part) => initial?.includes(part) ?? true)),
  )
  const look = useMemo(() => currentLook(chosen), [chosen])
  const toggle = (part: Dressed) => {
    const next = new Set(chosen)
    if (!next.delete(part)) next.add(part)
    setChosen(next)
  }
  return { look, offered, chosen, toggle }
}
