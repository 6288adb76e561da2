/** Why the server cannot start: a message of one line for the operator, shown without a stack. */
export class StartFailure extends Error {
  constructor(message: string) {
    super(message.replaceAll(/\s*\n\s*/g, ' '))
    this.name = 'StartFailure'
  }
}
