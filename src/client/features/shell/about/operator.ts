import { useEffect } from 'react'
import { safeParse } from 'valibot'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { type About, about } from '../../../../shared/api/about.ts'
import { readDeviceCache, writeDeviceCache } from '../../../core/documents/storage/device-cache.ts'
import { call } from '../../../core/net/call.ts'

const KEY = 'genkan.about'
const NOTHING: About = { donations: [] }

function remembered(): About {
  const { success, output } = safeParse(about.output, readDeviceCache(KEY, Date.now()))
  return success ? output : NOTHING
}

/** What the operator of this server tells about it, as it was last heard; nothing without a server. */
export const operator = createStore<About>()(remembered)

/** Asks the server again. Without an answer, what was heard last stays. */
async function askOperator(): Promise<void> {
  const answer = await call(about, {}, { silent: true }).catch(() => undefined)
  if (answer === undefined) return
  operator.setState(answer, true)
  writeDeviceCache(KEY, answer, Date.now())
}

/** What the operator of this server tells about it; the server is asked again as it is shown. */
export function useOperator(): About {
  useEffect(() => {
    // the server is outside React
    void askOperator()
  }, [])
  return useStore(operator)
}
