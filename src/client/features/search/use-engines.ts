import { useEffect, useState } from 'react'
import { useLanguage } from '../../core/i18n.ts'
import type { Engine } from './model.ts'

const load = () => import('./engines.ts')

/** The engines we know. Their list comes after the first frame, which shows no more of them than a picture. */
export function useEngines(): readonly Engine[] {
  const language = useLanguage()
  const [known, setKnown] = useState<readonly Engine[]>([])
  useEffect(() => {
    // the list is a file of its own
    let wanted = true
    void load().then(({ enginesIn }) => wanted && setKnown(enginesIn(language)))
    return () => {
      wanted = false
    }
  }, [language])
  return known
}
