import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Passwords } from '../../core/ports/passwords.ts'
import { createTurns } from './turns.ts'

/** Argon2id as OWASP recommends; `memory` in KiB (security.md 4.2). */
export const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const SALT_BYTES = 16

const compute = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

interface Encoded {
  readonly salt: Buffer
  readonly hash: Buffer
}

/** What a hash in the PHC string format begins with. */
const FORMAT = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`

/** A hash in the PHC string format; undefined for another algorithm or cost. */
function parse(text: string): Encoded | undefined {
  if (!text.startsWith(FORMAT)) return undefined
  const [salt, hash] = text.slice(FORMAT.length).split('$')
  if (!salt || !hash) return undefined
  return { salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') }
}

/**
 * Hashes passwords by Argon2id.
 * @param pepper a secret outside of the database, without which its hashes say nothing
 */
export function createPasswords(pepper: Uint8Array): Passwords {
  const inTurn = createTurns()
  const derive = (password: string, nonce: Uint8Array, isTrusted: boolean) =>
    inTurn(isTrusted, () => compute('argon2id', { ...COST, message: password.normalize('NFC'), nonce, secret: pepper }))
  const dummy = { salt: randomBytes(SALT_BYTES), hash: randomBytes(COST.tagLength) }

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      return `${FORMAT}${base64(salt)}$${base64(await derive(password, salt, false))}`
    },
    async verify(password, hash, isTrusted) {
      const known = hash === undefined ? undefined : parse(hash)
      const { salt, hash: expected } = known ?? dummy
      const isSame = timingSafeEqual(await derive(password, salt, isTrusted), expected)
      return isSame && known !== undefined
    },
  }
}
