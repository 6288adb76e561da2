import { useEffect, useState } from 'react'
import { isGranted, onGrantsChange } from './grants.ts'

/** Whether the browser lets this page ask origins; undefined until it is known, and where there are none to ask. */
export function useGranted(origins: readonly string[] | undefined): boolean | undefined {
  const [known, setKnown] = useState<{ readonly of: string; readonly isAllowed: boolean }>()
  const key = origins?.join(' ')
  useEffect(() => {
    // what the browser allows is outside of React
    if (key === undefined) return undefined
    let isCurrent = true
    const look = () =>
      void isGranted({ origins: key.split(' ').filter(Boolean) }).then((isAllowed) => {
        if (isCurrent) setKnown({ of: key, isAllowed })
      })
    look()
    const end = onGrantsChange(look)
    return () => {
      isCurrent = false
      end()
    }
  }, [key])
  return known?.of === key ? known?.isAllowed : undefined
}
