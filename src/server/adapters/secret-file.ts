import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { StartFailure } from '../core/start.ts'

const MOST_BYTES = 65_536

/**
 * The text of a file that holds one secret, trimmed.
 * @param subject what messages begin with, such as `The key /srv/pepper.key`; they never have the content
 * @throws StartFailure if it cannot be read, is empty, no text, or over 64 KB
 */
export async function readSecretFile(path: string, subject: string): Promise<string> {
  const refuse = (reason: string): never => {
    throw new StartFailure(`${subject} ${reason}.`)
  }
  const bytes = await buffer(createReadStream(path, { end: MOST_BYTES })).catch((error: NodeJS.ErrnoException) =>
    refuse(`cannot be read (${error.code ?? error.name})`),
  )
  if (bytes.length > MOST_BYTES) refuse('has more than 64 KB')
  const text = decode(bytes)?.trim() ?? refuse('is no text in UTF-8')
  return text === '' ? refuse('is empty') : text
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
