import { useEffect, useState } from 'react'
import { capabilities } from '../../../shared/api/capabilities.ts'
import { call } from '../../core/call.ts'
import { whenConnected } from '../../core/connection.ts'

/** Whether the server gets something from third parties, such as translations. Without a server nothing is offered. */
export async function isOffered(area: string): Promise<boolean> {
  await whenConnected()
  try {
    const { areas } = await call(capabilities, {}, { silent: true })
    return areas.some((one) => one.area === area && one.sources.some(({ isOn }) => isOn))
  } catch {
    return false
  }
}

/** The same for a component; false until it is known. */
export function useIsOffered(area: string): boolean {
  const [offered, setOffered] = useState(false)
  useEffect(() => {
    // the server's answer is outside of React
    let isCurrent = true
    void isOffered(area).then((value) => {
      if (isCurrent) setOffered(value)
    })
    return () => {
      isCurrent = false
    }
  }, [area])
  return offered
}
