import { useCallback, useEffect, useState } from 'react'
import type { StorageFacts } from './model.ts'

/** Browsers offer none to pages of plain http. */
const storageManager = (): StorageManager | undefined => navigator.storage

async function readStorage(): Promise<StorageFacts> {
  const manager = storageManager()
  const [estimate, isPersisted] = await Promise.all([
    manager?.estimate?.().catch(() => undefined),
    manager?.persisted?.().catch(() => undefined),
  ])
  return { usage: estimate?.usage, quota: estimate?.quota, isPersisted }
}

/** What is stored, read now and whenever `change` is another; and a way to ask the browser to keep it. */
export function useStorage(change: unknown): {
  readonly facts: StorageFacts | undefined
  /** @returns whether the browser agrees */
  readonly askToKeep: () => Promise<boolean>
} {
  const [facts, setFacts] = useState<StorageFacts>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a change there is more or less
  useEffect(() => {
    let isCurrent = true
    void readStorage().then((read) => isCurrent && setFacts(read))
    return () => {
      isCurrent = false
    }
  }, [change])
  const askToKeep = useCallback(async () => {
    const isKept =
      (await storageManager()
        ?.persist?.()
        .catch(() => false)) ?? false
    setFacts(await readStorage())
    return isKept
  }, [])
  return { facts, askToKeep }
}
