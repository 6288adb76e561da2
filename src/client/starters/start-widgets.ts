import { loadStarters } from '../contributions.deferred.ts'
import type { StarterContext } from '../core/contribute/starter.ts'
import { whenIdle } from './when-idle.ts'

/** Runs the starters of widgets in idle time. One that fails, to load or to start, does not stop the others. */
export function startWidgets(context: StarterContext): void {
  whenIdle(() => {
    for (const starter of loadStarters()) void starter.then((start) => start(context)).catch(reportError)
  })
}
