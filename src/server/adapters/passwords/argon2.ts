import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { type Passwords, PasswordsBusy } from '../../core/ports/passwords.ts'

type Cost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism' | 'tagLength'>
/** Argon2id as OWASP recommends; `memory` in KiB (security.md 4.2). */
export const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const SALT_BYTES = 16
/** Hashes that are computed at once, each of about 20 MB, and those of strangers and of trusted that may wait. */
export const CONCURRENT = 4
const MAX_WAITING = 50

const compute = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

interface Encoded {
  readonly salt: Buffer
  readonly hash: Buffer
}

/** What a hash in the PHC string format begins with. */
const formatOf = ({ memory, passes, parallelism }: Cost): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`

/** A hash in the PHC string format; undefined for another algorithm or cost. */
function parse(text: string, format: string): Encoded | undefined {
  if (!text.startsWith(format)) return undefined
  const [salt, hash] = text.slice(format.length).split('$')
  if (!salt || !hash) return undefined
  return { salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') }
}

/**
 * Hashes passwords by Argon2id.
 * @param pepper a secret outside of the database, without which its hashes say nothing
 * @param cost for tests: another one; hashes of one cost are not those of another
 */
export function createPasswords(pepper: Uint8Array, cost: Cost = COST): Passwords {
  const format = formatOf(cost)
  const inTurn = createTurns()
  const derive = (password: string, nonce: Uint8Array, isTrusted: boolean) =>
    inTurn(isTrusted, () => compute('argon2id', { ...cost, message: password.normalize('NFC'), nonce, secret: pepper }))
  const dummy = { salt: randomBytes(SALT_BYTES), hash: randomBytes(cost.tagLength) }

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      return `${format}${base64(salt)}$${base64(await derive(password, salt, false))}`
    },
    async verify(password, hash, isTrusted) {
      const known = hash === undefined ? undefined : parse(hash, format)
      const { salt, hash: expected } = known ?? dummy
      const isSame = timingSafeEqual(await derive(password, salt, isTrusted), expected)
      return isSame && known !== undefined
    },
  }
}

/** Runs a few tasks at once; others wait, the trusted first, so that a flood of strangers keeps nobody out. */
function createTurns() {
  let running = 0
  const strangers: (() => void)[] = []
  const trusted: (() => void)[] = []
  return async <Result>(isTrusted: boolean, task: () => Promise<Result>): Promise<Result> => {
    if (running >= CONCURRENT) {
      const waiting = isTrusted ? trusted : strangers
      if (waiting.length >= MAX_WAITING) throw new PasswordsBusy()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await task()
    } finally {
      const next = trusted.shift() ?? strangers.shift()
      if (next) next()
      else running -= 1
    }
  }
}
