import { createHash, randomBytes } from 'node:crypto'

/** The hash by which a secret is stored: it is random, so that it needs no salt. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** A random text. @param bytes its entropy: 256 bits, or 128 for what is short-lived or read by people */
export const makeSecret = (bytes = 32): string => randomBytes(bytes).toString('base64url')
