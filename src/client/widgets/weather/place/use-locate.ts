import { useEffect, useRef, useState } from 'react'
import { showToast } from '../../../kit/interaction.ts'
import { allowAsking } from '../../../kit/live.ts'
import { weatherPlaces } from '../document.ts'
import { useMessages } from '../messages.ts'
import { addPlace } from '../model.ts'
import { ASKED } from '../show-place.ts'
import { locate } from './locate.ts'

/**
 * Finds out where the user is, adds that place and shows it in a tile.
 * @param onLocated called when that has been done
 */
export function useLocate(
  id: string,
  onLocated?: () => void,
): { readonly isLocating: boolean; readonly run: () => Promise<void> } {
  const messages = useMessages()
  const [isLocating, setLocating] = useState(false)
  const isShown = useRef(true)
  useEffect(() => {
    // an answer may come after the view is gone
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const run = async () => {
    void allowAsking(ASKED) // while it is still the press
    setLocating(true)
    const place = await locate()
    if (place !== undefined) weatherPlaces.update((now) => addPlace(now, id, place))
    else showToast({ kind: 'warning', text: messages('notLocated') })
    if (!isShown.current) return
    setLocating(false)
    if (place !== undefined) onLocated?.()
  }
  return { isLocating, run }
}
