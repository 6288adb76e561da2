import { useEffect, useState } from 'react'
import { capabilities } from '../../../shared/api/capabilities.ts'
import { call } from '../../core/call.ts'

/** Whether the server gets something from third parties, such as translations; false until that is known. */
export function useIsOffered(area: string): boolean {
  const [isOffered, setOffered] = useState(false)
  useEffect(() => {
    // the server's answer is outside of React
    let isCurrent = true
    call(capabilities, {}, { silent: true }).then(
      ({ areas }) => {
        const found = areas.find((one) => one.area === area)
        if (isCurrent) setOffered(found?.sources.some(({ isOn }) => isOn) ?? false)
      },
      () => {}, // without a server nothing is offered
    )
    return () => {
      isCurrent = false
    }
  }, [area])
  return isOffered
}
