import { hash } from 'node:crypto'

/** A call of `/users/…` by a user. */
export interface Call {
  readonly name: string
  readonly token: string
  /** What is posted; without it the call is a GET. */
  readonly body?: object | undefined
}

export interface Answer {
  readonly code: number
  readonly data: Record<string, never> & {
    async_time?: Record<string, number>
    epoch?: string
    dup?: true
  }
  /** Whether it says when to ask again. */
  readonly isTimeTold: boolean
}

/** Sends a call. It rejects where no answer comes. */
export type Send = (call: Call) => Promise<Answer>

/** Sends calls to the server at an address, such as `http://127.0.0.1:8080`. */
export const sendTo =
  (origin: string): Send =>
  async ({ name, token, body }) => {
    const response = await fetch(`${origin}/users/${name}`, {
      headers: { authorization: token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    return { ...(await response.json()), isTimeTold: response.headers.has('retry-after') }
  }

/** A file as a form carries it. */
interface PackedFile {
  /** The SHA-256 of its bytes, which is its name. */
  readonly of: string
  readonly body: Uint8Array<ArrayBuffer>
  readonly headers: Readonly<Record<string, string>>
}

/** Packs a file of a user for `POST /users/file`. */
export async function packFile(token: string, bytes: Uint8Array): Promise<PackedFile> {
  const of = hash('sha256', bytes)
  const form = new FormData()
  form.set('hash', of)
  form.set('file', new File([Uint8Array.from(bytes)], 'x', { type: 'image/webp' }))
  const packed = new Response(form)
  const type = packed.headers.get('content-type') ?? ''
  const headers = { authorization: token, 'content-type': type, 'sec-fetch-site': 'same-origin' }
  return { of, headers, body: new Uint8Array(await packed.arrayBuffer()) }
}
