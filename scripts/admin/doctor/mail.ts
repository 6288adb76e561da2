import { createTransport } from 'nodemailer'
import type { MailConfig } from '../../../src/server/adapters/mail/smtp.ts'
import { reasonOf } from '../../../src/server/core/start.ts'
import { type Finding, fail, hostOf, ok, warn } from './finding.ts'

/** Of each step: connecting, greeting, and an answer. */
const STEP_MS = 4000
const LOCAL = /^(?:localhost|127\.[\d.]+|\[::1\])$/

/** Logs in at the mail server. @param to an address that gets a letter to try it; without one there is none */
export async function lookAtMail(mail: MailConfig | undefined, to?: string): Promise<readonly Finding[]> {
  if (mail === undefined) {
    if (to === undefined) return [ok('SMTP_URL is not set: accounts are names and passwords alone')]
    return [fail('no letter can be sent', 'Set SMTP_URL.')]
  }
  const host = hostOf(mail.url)
  try {
    await connect(mail.url)
    const found = [await lookAtEncryption(mail.url)]
    if (to !== undefined) found.push(await sendLetter(mail, to))
    return found
  } catch (error) {
    return [fail(`${host} cannot be used (${reasonOf(error)})`, adviceFor(error))]
  }
}

/** Opens the mail server. @param encrypted refuses to go on without TLS */
const openServer = (url: string, encrypted = false) =>
  createTransport({
    ...{ url, requireTLS: encrypted },
    ...{ connectionTimeout: STEP_MS, greetingTimeout: STEP_MS, socketTimeout: STEP_MS, dnsTimeout: STEP_MS },
  })

/** Connects and logs in, where there is a login. @throws the reason why not */
async function connect(url: string, encrypted = false): Promise<void> {
  const server = openServer(url, encrypted)
  try {
    await server.verify()
  } finally {
    server.close()
  }
}

async function lookAtEncryption(url: string): Promise<Finding> {
  const { protocol, hostname, username } = new URL(url)
  const login = username === '' ? 'takes letters without a login' : 'takes the login'
  const isEncrypted =
    protocol === 'smtps:' ||
    (await connect(url, true).then(
      () => true,
      () => false,
    ))
  const about = `${hostOf(url)} ${login}, ${isEncrypted ? 'by TLS' : 'without TLS'}`
  if (isEncrypted || LOCAL.test(hostname)) return ok(about)
  return warn(about, 'Codes of users can be read on the way: use smtps:// in SMTP_URL, or a server with STARTTLS.')
}

async function sendLetter({ url, from }: MailConfig, to: string): Promise<Finding> {
  const server = openServer(url)
  try {
    await server.sendMail({ from, to, subject: 'Genkan: a letter to try', text: 'The mail server of Genkan works.\n' })
    return ok(`it has taken a letter for ${to}`)
  } catch (error) {
    return fail(`it takes no letter for ${to} (${reasonOf(error)})`, 'Let MAIL_FROM be a sender that it admits.')
  } finally {
    server.close()
  }
}

function adviceFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EAUTH') return 'Correct user and password in SMTP_URL.'
  if (code === 'ETLS' || /certificate|SSL|wrong version/i.test(reasonOf(error)))
    return 'See its certificate, or whether SMTP_URL wants smtps:// (port 465) or smtp:// (port 587).'
  return 'See whether it runs and a firewall lets this machine out to its port, or correct SMTP_URL.'
}
