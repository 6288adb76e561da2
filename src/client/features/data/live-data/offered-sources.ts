import { useEffect, useState } from 'react'
import { capabilities } from '../../../../shared/api/capabilities.ts'
import { call } from '../../../core/net/call.ts'
import { whenConnected } from '../../../core/net/connection.ts'

/** How long one answer is taken for what the server offers, in ms. */
const FRESH_MS = 5 * 60_000

const ask = () => call(capabilities, {}, { silent: true })
let asked: { readonly answer: ReturnType<typeof ask>; readonly at: number } | undefined

/** What the server offers: one question for all who ask within some minutes. Rejects as a call, and then asks anew. */
export function askCapabilities(): ReturnType<typeof ask> {
  if (asked !== undefined && Date.now() - asked.at < FRESH_MS) return asked.answer
  const current = { answer: ask(), at: Date.now() }
  asked = current
  current.answer.catch(() => {
    if (asked === current) asked = undefined
  })
  return current.answer
}

/** The third parties that the server asks for an area, such as `translate`, or at all, by their ids. Without a server there are none. */
async function offeredSources(area?: string): Promise<readonly string[]> {
  await whenConnected()
  try {
    const { areas } = await askCapabilities()
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
  const [ids, setIds] = useState<readonly string[]>([])
  useEffect(() => {
    // the server's answer is outside of React
    let isCurrent = true
    void offeredSources(area).then((found) => {
      if (isCurrent && found.length > 0) setIds(found)
    })
    return () => {
      isCurrent = false
    }
  }, [area])
  return ids
}

/** Whether it asks any; false until it is known. */
export const useIsOffered = (area: string): boolean => useOfferedSources(area).length > 0
