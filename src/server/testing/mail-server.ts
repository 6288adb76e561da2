import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server on this machine that keeps what it is sent. */
export interface MailServer {
  /** As in `SMTP_URL`. */
  readonly url: string
  readonly letters: readonly Email[]
  readonly close: () => Promise<void>
}

/** @param login its only user, if it wants one */
export async function startMailServer(login?: {
  readonly user: string
  readonly password: string
}): Promise<MailServer> {
  const letters: Email[] = []
  const server = new SMTPServer({
    authOptional: login === undefined,
    disabledCommands: login === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === login?.user && password === login?.password
        ? done(null, { user: username })
        : done(new Error('Invalid login')),
    onData(stream, _session, done) {
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((letter) => letters.push(letter))
        .then(() => done(), done)
    },
  })
  server.on('error', () => {}) // clients that break off
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const user = login === undefined ? '' : `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@`
  return {
    url: `smtp://${user}127.0.0.1:${port}`,
    letters,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
