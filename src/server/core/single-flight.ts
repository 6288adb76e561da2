/** Runs a task unless one of the same key is under way, whose result it shares then. */
export type SingleFlight<Result> = (key: string, run: () => Promise<Result>) => Promise<Result>

/** Creates a single flight: concurrent equal questions cost one answer. */
export function createSingleFlight<Result>(): SingleFlight<Result> {
  const inFlight = new Map<string, Promise<Result>>()
  return (key, run) => {
    const existing = inFlight.get(key)
    if (existing) return existing
    const pending = run().finally(() => inFlight.delete(key))
    inFlight.set(key, pending)
    return pending
  }
}
