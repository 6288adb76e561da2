import { useEffect, useState } from 'react'
import { capabilities } from '../../../../shared/api/capabilities.ts'
import { call } from '../../../core/net/call.ts'
import { whenConnected } from '../../../core/net/connection.ts'

/** The third parties that the server asks for an area, such as `translate`, or at all, by their ids. Without a server there are none. */
async function offeredSources(area?: string): Promise<readonly string[]> {
  await whenConnected()
  try {
    const { areas } = await call(capabilities, {}, { silent: true })
    const sources = areas.filter((one) => area === undefined || one.area === area).flatMap((one) => one.sources)
    return sources.filter(({ isOn }) => isOn).map(({ id }) => id)
  } catch {
    return []
  }
}

/** Whether the server gets something from third parties, such as translations. */
export const isOffered = async (area: string): Promise<boolean> => (await offeredSources(area)).length > 0

/** The third parties that the server asks for an area, or at all, by their ids; none until it is known. */
export function useOfferedSources(area?: string): readonly string[] {
  const [offered, setOffered] = useState<readonly string[]>([])
  useEffect(() => {
    // the server's answer is outside of React
    let isCurrent = true
    void offeredSources(area).then((ids) => {
      if (isCurrent && ids.length > 0) setOffered(ids)
    })
    return () => {
      isCurrent = false
    }
  }, [area])
  return offered
}

/** Whether it asks any; false until it is known. */
export const useIsOffered = (area: string): boolean => useOfferedSources(area).length > 0
