import { PasswordsBusy } from '../../core/ports/passwords.ts'

/** Tasks that run at once, each of about 20 MB, and those of strangers and of trusted that may wait. */
export const CONCURRENT = 4
export const MAX_WAITING = 50

/** Runs a task when it is its turn. @throws PasswordsBusy if too many wait */
type InTurn = <Result>(isTrusted: boolean, task: () => Promise<Result>) => Promise<Result>

/** Runs a few tasks at once; others wait, the trusted first, so that a flood of strangers keeps nobody out. */
export function createTurns(): InTurn {
  let running = 0
  const strangers: (() => void)[] = []
  const trusted: (() => void)[] = []
  return async (isTrusted, task) => {
    if (running >= CONCURRENT) {
      const waiting = isTrusted ? trusted : strangers
      if (waiting.length >= MAX_WAITING) throw new PasswordsBusy()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await task()
    } finally {
      const next = trusted.shift() ?? strangers.shift()
      if (next) next()
      else running -= 1
    }
  }
}
