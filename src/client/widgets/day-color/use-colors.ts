import { useEffect, useState } from 'react'
import type { NamedColor } from '../../../shared/entities/named-color.ts'
import { localDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { loadColors } from '../../kit/media.ts'
import { useToday } from '../../kit/time.ts'
import { type DayColor, recentColors } from './model.ts'

let known: readonly NamedColor[] = []

/** The colours of so many days, today's first; none while they are loaded. */
export function useRecentColors(count: number): readonly DayColor[] {
  const today = localDay(useToday())
  const [colors, setColors] = useState(known)
  useEffect(() => {
    // the colours are a file of the build
    void loadColors().then(
      (catalog) => {
        known = catalog.colors
        setColors(known)
      },
      () => {}, // without network and cache: the tile stays plain
    )
  }, [])
  return recentColors(colors, today, count)
}
