import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Values } from '../../../../core/documents/fields/settings.ts'
import { reportCannotOpen } from '../../../../ui/overlay/report-cannot-open.ts'
import type { MascotDriver } from '../driver/mascot-driver.ts'
import { loadModel } from '../live2d/load-model.ts'
import { loadPuppet } from '../puppet/puppet-driver.ts'
import type { live2dSettings } from '../settings.ts'
import { shownModel } from './kernel/choices.ts'
import { failModel } from './models.ts'
import { useModels } from './residents.ts'

type Chosen = Pick<Values<(typeof live2dSettings)['fields']>, 'character' | 'dress' | 'model'>

/** Draws who is chosen into an element. @returns the figure, undefined until it is drawn */
export function useDriver(
  container: RefObject<HTMLElement | null>,
  { character, dress, model: chosen }: Chosen,
): MascotDriver | undefined {
  const [driver, setDriver] = useState<MascotDriver>()
  const shown = useRef<MascotDriver>(undefined)
  const offer = useModels()
  const model = shownModel(chosen, offer)
  const isDecided = chosen === '' || offer.isKnown
  useEffect(() => {
    if (!isDecided) return
    let isWanted = true
    const show = async () => {
      if (container.current === null) return
      const next = await (model === undefined
        ? loadPuppet(container.current, character, dress)
        : loadModel(container.current, model, fail))
      if (!isWanted) return next.dispose()
      // the one before stays until this is drawn
      shown.current?.dispose()
      shown.current = next
      setDriver(next)
    }
    const fail = (error: unknown) => {
      if (model !== undefined) reportError(error)
      if (!isWanted) return
      if (model === undefined) void reportCannotOpen()
      else failModel(model.id)
    }
    show().catch(fail)
    return () => {
      isWanted = false
    }
  }, [container, character, dress, model, isDecided])
  useEffect(
    () => () => {
      shown.current?.dispose()
      shown.current = undefined
    },
    [],
  )
  return driver
}
