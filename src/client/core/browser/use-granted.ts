import { useEffect, useState } from 'react'
import { isGranted, onGrantsChange } from './grants.ts'

/** Whether the browser lets this page ask an origin; undefined until it is known, and where there is none to ask. */
export function useGranted(origin: string | undefined): boolean | undefined {
  const [granted, setGranted] = useState<boolean>()
  useEffect(() => {
    // the browser's answer is outside of React
    if (origin === undefined) return undefined
    const look = () => void isGranted({ origins: [origin] }).then(setGranted)
    look()
    return onGrantsChange(look)
  }, [origin])
  return granted
}
