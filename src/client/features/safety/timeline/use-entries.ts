import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { SECTIONS } from '../../../../shared/entities/section.ts'
import { CallError } from '../../../core/net/call-error.ts'
import { connection } from '../../../core/net/connection.ts'
import { isSectionOn } from '../../data/backup/lazy.ts'
import { session } from '../../data/session/lazy.ts'
import { readVersions, type Version, versionChanges } from '../local-history/lazy.ts'
import { type CloudTimeline, openCloudTimeline } from './cloud/cloud-timeline.ts'

/** The versions of this device; undefined while they are read. */
export interface LocalState {
  readonly versions: readonly Version[] | undefined
  readonly hasFailed: boolean
}

/** The versions in storage, read again after each change. */
export function useLocalVersions(): LocalState {
  const [versions, setVersions] = useState<readonly Version[]>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    // storage is outside of React
    const read = () => void readVersions().then(setVersions, () => setFailed(true))
    read()
    return versionChanges.subscribe(read)
  }, [])
  return { versions, hasFailed }
}

/** The versions in the cloud. `none`: there is no server; `guest`: nobody is logged in. */
export type CloudState =
  | { readonly at: 'none' | 'guest' | 'loading' | 'failed' }
  | { readonly at: 'read'; readonly timeline: CloudTimeline }

/** Reads the versions in the cloud of whoever is logged in, and again on demand. */
export function useCloudVersions(): readonly [CloudState, retry: () => void] {
  const user = useStore(session, ({ login }) => login?.info.id)
  const hasServer = useStore(connection, ({ server }) => server !== undefined)
  const [round, setRound] = useState(0)
  const key = user !== undefined && hasServer ? `${user} ${round}` : undefined
  const [answer, setAnswer] = useState<{ readonly key: string; readonly state: CloudState }>()
  useEffect(() => {
    // the server is outside of React
    if (key === undefined) return
    openCloudTimeline(SECTIONS.filter(isSectionOn)).then(
      (timeline) => setAnswer({ key, state: { at: 'read', timeline } }),
      (error: unknown) => {
        if (!(error instanceof CallError)) throw error
        setAnswer({ key, state: { at: 'failed' } })
      },
    )
  }, [key])
  const state = useMemo((): CloudState => {
    if (key === undefined) return { at: hasServer ? 'guest' : 'none' }
    return answer?.key === key ? answer.state : { at: 'loading' }
  }, [key, answer, hasServer])
  return [state, () => setRound((now) => now + 1)]
}
