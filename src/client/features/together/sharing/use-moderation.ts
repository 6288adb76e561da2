import { useEffect, useState } from 'react'
import type { Moderation } from '../../../../shared/entities/moderation.ts'
import { askCapabilities } from '../../data/live-data/lazy.ts'

/** When the administrator of the server looks at what is shared; undefined until it is known. */
export function useModeration(): Moderation | undefined {
  const [moderation, setModeration] = useState<Moderation>()
  useEffect(() => {
    // the server's answer is outside of React
    let isCurrent = true
    void askCapabilities().then(
      (answer) => isCurrent && setModeration(answer.moderation),
      () => {}, // sharing itself says what is wrong
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return moderation
}
