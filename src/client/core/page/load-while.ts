/**
 * Runs something that is loaded on demand while it is wanted.
 * @param load imports it. What it resolves to begins it, and returns what ends it
 * @returns to be told whether it is wanted now; after a failed import the next change tries again
 */
export function loadWhile(load: () => Promise<() => () => void>): (isWanted: boolean) => void {
  let isWanted = false
  let end: (() => void) | undefined
  const begin = async () => {
    const run = await load().catch(() => undefined)
    if (run === undefined) isWanted = false
    else if (isWanted) end ??= run()
  }
  return (wanted) => {
    const wasWanted = isWanted
    isWanted = wanted
    if (wanted && !wasWanted) void begin()
    if (wanted) return
    end?.()
    end = undefined
  }
}
