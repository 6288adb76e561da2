import { setTimeout as wait } from 'node:timers/promises'

/** How long devices may take to get on, in ms. */
const PATIENCE_MS = 60_000

/** Waits for a state. @returns whether it came */
export async function awaitState(isThere: () => boolean): Promise<boolean> {
  const deadline = performance.now() + PATIENCE_MS
  while (!isThere() && performance.now() < deadline) await wait(20)
  return isThere()
}
