import { isPlainObject } from '../../../../lib/values/json.ts'

const KEY = 'genkan.sync-later'
/** Half a day. No page can tell when a browser's session ends, and one tab is gone where the next one opens. */
const LATER_MS = 12 * 3_600_000

/** Questions that wait, with the time until which they are not asked by themselves; without storage none. */
function readWaiting(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return isPlainObject(stored) ? stored : {}
  } catch {
    return {}
  }
}

/** Whether the user has put a question off, in any tab of this browser. */
export function isPutOff(question: string, now: number = Date.now()): boolean {
  const until = Number(readWaiting()[question] ?? 0)
  return now < until && until <= now + LATER_MS
}

/** Does not ask a question by itself for half a day, in no tab of this browser. */
export function putOff(question: string, now: number = Date.now()): void {
  const waiting = Object.entries(readWaiting()).filter(([, until]) => Number(until) > now)
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(waiting), [question]: now + LATER_MS }))
  } catch {
    // full or forbidden: the next page asks again
  }
}
