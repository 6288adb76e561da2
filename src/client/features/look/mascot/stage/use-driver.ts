import { type RefObject, useEffect, useRef, useState } from 'react'
import type { CharacterId, DRESSES } from '../characters/ids.ts'
import type { MascotDriver } from '../driver/mascot-driver.ts'
import { loadPuppet } from '../puppet/puppet-driver.ts'

/** Draws a character into an element. @returns its figure, undefined until it is drawn */
export function useDriver(
  container: RefObject<HTMLElement | null>,
  character: CharacterId,
  dress: (typeof DRESSES)[number],
): MascotDriver | undefined {
  const [driver, setDriver] = useState<MascotDriver>()
  const shown = useRef<MascotDriver>(undefined)
  useEffect(() => {
    let isWanted = true
    const show = async () => {
      if (container.current === null) return
      const next = await loadPuppet(container.current, character, dress)
      if (!isWanted) return next.dispose()
      // the one before stays until this is drawn
      shown.current?.dispose()
      shown.current = next
      setDriver(next)
    }
    show().catch(reportError)
    return () => {
      isWanted = false
    }
  }, [container, character, dress])
  useEffect(
    () => () => {
      shown.current?.dispose()
      shown.current = undefined
    },
    [],
  )
  return driver
}
