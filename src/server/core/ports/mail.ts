/** A letter to one reader. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The operator's mail server. */
export interface Mailer {
  /** @throws MailFailure and nothing else */
  readonly send: (letter: Letter) => Promise<void>
}

/** Why a letter was not taken: it names neither reader nor content. */
export class MailFailure extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'MailFailure'
  }
}
