import { useCallback, useEffect, useMemo, useState } from 'react'
import { CODE } from '../../../../shared/api/endpoint.ts'
import { CallError } from '../../../core/net/call-error.ts'
import { type EntryContent, readCloudRow, readLocalVersion } from './content.ts'
import { type EntryRow, keyOfRow, pushesOfRow } from './entries.ts'
import type { CloudState } from './use-entries.ts'

/** Reads what was at a row. @param lookingAhead for a row that is only seen. Rejects as `readCloudRow` */
export type ReadRow = (row: EntryRow, lookingAhead?: AbortSignal) => Promise<EntryContent>

/** A reader that reads each version once. */
export function useReader(cloud: CloudState): ReadRow {
  const timeline = cloud.at === 'read' ? cloud.timeline : undefined
  return useCallback(
    async (row, lookingAhead) => {
      const [newest] = row
      if (newest.kind === 'local') return readLocalVersion(newest.version, newest.older)
      const [push, ...earlier] = pushesOfRow(row)
      if (timeline === undefined || push === undefined)
        throw new CallError('cancelled', 'the cloud is being read again')
      return readCloudRow(timeline, [push, ...earlier], lookingAhead)
    },
    [timeline],
  )
}

/** What is shown of a row that is opened. `gone`: the cloud no longer keeps it. */
export type ContentState =
  | { readonly at: 'loading' | 'failed' | 'gone' }
  | { readonly at: 'read'; readonly content: EntryContent }

/** The content of the row that is opened, read again on demand. */
export function useOpenedContent(row: EntryRow, read: ReadRow): readonly [ContentState, retry: () => void] {
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<{ readonly key: string; readonly state: ContentState }>()
  const key = `${keyOfRow(row)} ${round}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key reads once
  useEffect(() => {
    // the server is outside of React
    let isOver = false
    const set = (state: ContentState) => void (isOver || setAnswer({ key, state }))
    read(row).then(
      (content) => set({ at: 'read', content }),
      (error: unknown) => set({ at: failureOf(error) }),
    )
    return () => {
      isOver = true
    }
  }, [key, read])
  const state = useMemo((): ContentState => (answer?.key === key ? answer.state : { at: 'loading' }), [answer, key])
  return [state, () => setRound((now) => now + 1)]
}

function failureOf(error: unknown): 'failed' | 'gone' {
  if (!(error instanceof CallError)) throw error
  return error.code === CODE.notFound ? 'gone' : 'failed'
}

/** The content of a row while it is seen; undefined until it is there. What cannot be read is left out. */
export function useSeenContent(row: EntryRow, read: ReadRow, isSeen: boolean): EntryContent | undefined {
  const [content, setContent] = useState<EntryContent>()
  const isNeeded = isSeen && content === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row with another key is another component
  useEffect(() => {
    // the server is outside of React
    if (!isNeeded) return
    const unseen = new AbortController()
    read(row, unseen.signal).then(
      (found) => unseen.signal.aborted || setContent(found),
      (error: unknown) => {
        if (!(error instanceof CallError) && !unseen.signal.aborted) throw error
      },
    )
    return () => unseen.abort()
  }, [isNeeded, read])
  return content
}
