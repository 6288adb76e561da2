/** Why the server cannot start: a message of one line for the operator, shown without a stack. */
export class StartFailure extends Error {
  constructor(message: string) {
    super(message.replaceAll(/\s*\n\s*/g, ' '))
    this.name = 'StartFailure'
  }
}

/**
 * Why something failed, in one line. `fetch` hides why there is no connection in a cause; errors of connections to
 * several addresses have no message, but a code.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause !== undefined) return reasonOf(error.cause)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (error.message || code || error.name).split('\n', 1)[0] ?? ''
}
