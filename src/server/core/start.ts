/** Why the server does not start: one line for the operator, who needs no stack. */
export class StartFailure extends Error {
  constructor(message: string) {
    super(message.replaceAll(/\s*\n\s*/g, ' '))
    this.name = 'StartFailure'
  }
}
