import type { Context } from './command.ts'

let context: (() => Context) | undefined

/** Registers the context of commands, which the composition root computes. */
export function provideCommandContext(current: () => Context): void {
  context = current
}

/** The current context; undefined before it is registered. */
export const providedContext = (): Context | undefined => context?.()
