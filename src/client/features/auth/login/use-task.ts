import { useState } from 'react'

/**
 * Runs a task, such as asking the server, and calls `onDone` when it says that it has come to an end.
 * @returns whether it runs, and what runs one
 */
export function useTask(
  onDone: () => void,
): readonly [isBusy: boolean, run: (task: () => Promise<boolean>) => Promise<void>] {
  const [isBusy, setBusy] = useState(false)
  const run = async (task: () => Promise<boolean>) => {
    setBusy(true)
    const isDone = await task()
    setBusy(false)
    if (isDone) onDone()
  }
  return [isBusy, run]
}
