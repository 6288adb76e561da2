import type { RefObject } from 'react'
import { useDocument } from '../../kit/documents.ts'
import { openMenu } from '../../kit/interaction.ts'
import { useCityName } from './city-name.ts'
import { clocks } from './document.ts'
import { CITY_IDS } from './kernel/cities.ts'
import { useMessages } from './messages.ts'
import { addCity } from './model.ts'

/** The cities that may be added to the world clock; undefined when it has them all. @returns opens their menu beside `anchor` */
export function useCityMenu(anchor: RefObject<Element | null>): ((byKeyboard: boolean) => void) | undefined {
  const messages = useMessages()
  const nameOf = useCityName()
  const cities = useDocument(clocks, (now) => now.cities)
  const others = CITY_IDS.filter((city) => !cities.includes(city))
  if (others.length === 0) return undefined
  return (byKeyboard) =>
    openMenu({
      label: messages('addCity'),
      items: others.map((city) => ({
        id: city,
        label: nameOf(city),
        run: () => clocks.update((now) => addCity(now, city)),
      })),
      anchor,
      align: 'end',
      focusFirst: byKeyboard,
    })
}
