import type * as v from 'valibot'
import { REQUEST } from '../constants.ts'

/** Who may call: anyone, only a request with a session's token, or only one with the administrator's. */
export type Audience = 'anyone' | 'user' | 'admin'

/**
 * An endpoint, declared once: the server mounts it, the client calls it, OpenAPI lists it. `input` parses the query of
 * a GET or the JSON body of a POST; `output` is the `data` of the envelope.
 */
export interface Endpoint<I = unknown, O = unknown> {
  readonly method: 'GET' | 'POST'
  /** Absolute path in the spec's spelling, e.g. `/api/hot_srarch`. */
  readonly path: string
  /** One English sentence for the OpenAPI document. */
  readonly about: string
  readonly input: v.GenericSchema<unknown, I>
  readonly output: v.GenericSchema<unknown, O>
  readonly auth: Audience
  /** Seconds for which the client may cache an answer; 0 for never. The spec's default is 360. */
  readonly cache: number
  /** The largest body that is taken, in bytes, once it is unpacked; absent where the common limit suffices. */
  readonly maxBytes?: number
  /** Whom the server asks to answer an input: an address, or a source's id. Absent where it answers by itself. */
  thirdParty?(input: I): string
  /** Only an `UploadEndpoint` has one. */
  readonly file?: never
}

/** An endpoint whose answer is a file; where there is none, an envelope that says why. */
export interface FileEndpoint<I = unknown> {
  readonly method: 'GET'
  readonly path: string
  readonly about: string
  readonly input: v.GenericSchema<unknown, I>
  /** Media type of the file. */
  readonly type: string
  /** Further types that it may have. */
  readonly moreTypes?: readonly string[]
  readonly auth: Audience
  /** Seconds for which the browser may keep the file. */
  readonly cache: number
  /** As of an `Endpoint`. */
  thirdParty?(input: I): string
}

/** The file of an upload: the name of its form field, its largest size, and the media types that are taken, any for a star. */
export interface FileField {
  readonly name: string
  readonly maxBytes: number
  readonly types: readonly string[]
  /** Whether the form may come without it. */
  readonly isOptional?: true
}

/** An endpoint whose body is `multipart/form-data`: a file, and `input` as the other fields, which are strings. */
export type UploadEndpoint<I = unknown, O = unknown> = Omit<Endpoint<I, O>, 'method' | 'file'> & {
  readonly method: 'POST'
  readonly file: FileField
}

/** Declares an endpoint; by default `auth` is `anyone` and `cache` 360 s (for POST: 0 s). */
export function endpoint<I, O>(
  given: Pick<Endpoint<I, O>, 'method' | 'path' | 'about' | 'input' | 'output'> &
    Partial<Pick<Endpoint<I, O>, 'auth' | 'cache' | 'maxBytes' | 'thirdParty'>>,
): Endpoint<I, O> {
  return { auth: 'anyone', cache: given.method === 'GET' ? REQUEST.cacheSeconds : 0, ...given }
}

/** Declares an endpoint that takes a file; by default `auth` is `anyone`. */
export function uploadEndpoint<I, O>(
  given: Pick<UploadEndpoint<I, O>, 'path' | 'about' | 'input' | 'output' | 'file'> &
    Partial<Pick<UploadEndpoint<I, O>, 'auth'>>,
): UploadEndpoint<I, O> {
  return { method: 'POST', auth: 'anyone', cache: 0, ...given }
}

/** Declares an endpoint that answers with a file; by default `auth` is `anyone`. */
export function fileEndpoint<I>(
  given: Pick<FileEndpoint<I>, 'path' | 'about' | 'input' | 'type' | 'moreTypes' | 'cache' | 'thirdParty'> &
    Partial<Pick<FileEndpoint<I>, 'auth'>>,
): FileEndpoint<I> {
  return { method: 'GET', auth: 'anyone', ...given }
}

/** Every JSON answer of the server. Code 0 (or 200, from other backends) is success; else `msg` is shown to the user. */
export interface Envelope<O = unknown> {
  readonly code: number
  readonly msg: string
  readonly data: O
}

/** Codes of the envelope that the client acts on (spec section 7, security.md 3.3). */
export const CODE = {
  ok: 0,
  invalid: 400,
  loginExpired: 401,
  forbidden: 403,
  /** The account may not log in. */
  banned: 4030,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  /** A login is right, but wants the code of a mail, too. */
  needsCode: 428,
  tooMany: 429,
  failed: 500,
  unavailable: 503,
  /** The versions that a push follows are no longer the current ones. */
  stale: 4091,
  /** A push follows another timeline than the server's. */
  otherEpoch: 4092,
  sectionTooLarge: 4130,
  /** A section is no JSON, or has contents that cannot be read. */
  unreadable: 4220,
  /** The server's disk is full, or what its user may keep is. */
  full: 5070,
} as const
