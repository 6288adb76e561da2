import { useEffect, useState } from 'react'
import { readLastReset, versionChanges } from './versions.ts'

/** When the last reset was that can be taken back, in milliseconds since 1970; undefined if there is none. */
export function useLastReset(): number | undefined {
  const [at, setAt] = useState<number>()
  useEffect(() => {
    // storage is outside of React
    const read = () =>
      void readLastReset().then(
        (version) => setAt(version?.at),
        () => setAt(undefined),
      )
    read()
    return versionChanges.subscribe(read)
  }, [])
  return at
}
