import { useEffect, useState } from 'react'

/** The result of a task that is started once; undefined until then. */
export function useLoaded<T>(task: () => Promise<T>): T | undefined {
  const [result, setResult] = useState<T>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is started once
  useEffect(() => {
    // the browser's and the server's answers are outside of React
    let isCurrent = true
    void task().then((value) => {
      if (isCurrent) setResult(() => value)
    })
    return () => {
      isCurrent = false
    }
  }, [])
  return result
}
