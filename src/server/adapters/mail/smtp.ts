import { createTransport } from 'nodemailer'
import { type Mailer, MailFailure } from '../../core/ports/mail.ts'

/** How a mail server is reached: `smtp(s)://user:password@host:port`, and the sender of all letters. */
export interface MailConfig {
  readonly url: string
  readonly from: string
}

const TIMEOUT_MS = 10_000

/**
 * Opens the operator's own mail server. It may be in a private network, so that the guard of what users make the server
 * fetch (`adapters/fetch`) does not apply.
 */
export function openSmtp({ url, from }: MailConfig): Mailer & { readonly close: () => void } {
  const transport = createTransport({
    ...{ url, pool: true, maxConnections: 2 },
    ...{ connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: 2 * TIMEOUT_MS },
  })
  return {
    async send(letter) {
      try {
        await transport.sendMail({ from, ...letter })
      } catch (error) {
        throw new MailFailure(codeOf(error))
      }
    },
    close: () => transport.close(),
  }
}

/** `ECONNECTION`, `EAUTH`, `ETLS` …: what servers say beside it may repeat the reader's address. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
