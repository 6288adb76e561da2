import { isIP } from 'node:net'
import { connect, type TLSSocket } from 'node:tls'
import { reasonOf } from '../../../../src/server/core/start.ts'
import { type Finding, fail, ok, warn } from '../finding.ts'

const ANSWER_MS = 4000
const DAY_MS = 24 * 3_600_000
/** Days for which a certificate should be good yet: programs that renew it do so earlier. */
const FEW_DAYS = 14
const LOCAL = /^(?:localhost|127\.[\d.]+|\[::1\])$/

/** What is read of a certificate. */
export interface CertificateState {
  readonly host: string
  /** Why it is not trusted, such as `CERT_HAS_EXPIRED`; empty where it is. */
  readonly error: string
  readonly days: number
}

interface Trust {
  /** Authorities in place of those that Node knows. */
  readonly ca?: string
  readonly now?: number
}

/** Looks at the certificate of an address. */
export async function lookAtCertificate(url: URL, trust: Trust = {}): Promise<readonly Finding[]> {
  if (url.protocol === 'http:') {
    if (LOCAL.test(url.hostname)) return [ok(`${url.origin} is of this machine, and needs none`)]
    return [
      warn(
        `${url.origin} has none: whoever is between reads all`,
        'Put a proxy with TLS in front, and set PUBLIC_URL to https://….',
      ),
    ]
  }
  try {
    return judgeCertificate(await readCertificate(url, trust))
  } catch (error) {
    return [
      fail(
        `there is no connection by TLS to ${url.host} (${reasonOf(error)})`,
        'See whether the proxy runs, and PUBLIC_URL.',
      ),
    ]
  }
}

async function readCertificate(
  { hostname, host, port }: URL,
  { ca, now = Date.now() }: Trust,
): Promise<CertificateState> {
  const name = hostname.replace(/^\[|\]$/g, '')
  const socket = connect({
    ...{ host: name, port: Number(port || 443), rejectUnauthorized: false, timeout: ANSWER_MS },
    ...(isIP(name) === 0 && { servername: name }),
    ...(ca !== undefined && { ca }),
  })
  try {
    await isConnected(socket)
    const error: unknown = socket.authorizationError
    const reason = socket.authorized ? '' : error instanceof Error ? reasonOf(error) : String(error)
    return { host, error: reason, days: (Date.parse(socket.getPeerCertificate().valid_to) - now) / DAY_MS }
  } finally {
    socket.destroy()
  }
}

const isConnected = (socket: TLSSocket) =>
  new Promise<void>((resolve, reject) => {
    socket.once('secureConnect', resolve).once('error', reject)
    socket.once('timeout', () => reject(new Error('no answer')))
  })

/** What the state of a certificate means. */
export function judgeCertificate({ host, error, days }: CertificateState): readonly Finding[] {
  const left = Math.floor(days)
  if (days <= 0) return [fail(`that of ${host} is over since ${-left} days`, 'Renew it.')]
  if (error !== '') return [fail(`that of ${host} is not trusted (${error})`, adviceFor(error))]
  const about = `that of ${host} is good for ${left} days`
  return [days < FEW_DAYS ? warn(about, 'Renew it; see why the program that should do so has not.') : ok(about)]
}

function adviceFor(error: string): string {
  if (/LEAF_SIGNATURE|ISSUER_CERT/.test(error))
    return 'Let the proxy send the whole chain (fullchain.pem), or set NODE_EXTRA_CA_CERTS to your own authority.'
  if (/ALTNAME/.test(error)) return 'Let it name the host of PUBLIC_URL.'
  return 'Let an authority sign it that browsers know, or set NODE_EXTRA_CA_CERTS to your own.'
}
