import type { Request } from '../../capacity/model.ts'

/** Everybody's. */
export const PASSWORD = 'password1'

/** What a generator lets its people do. */
export type Deed = Request | 'message'

/** Somebody with an account, as a generator knows him. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly token: string
  readonly address: string
  /** The version of his desktop in the cloud. */
  readonly base: number
}

/** What a generator begins with. */
export interface Plan {
  readonly port: number
  readonly people: readonly Person[]
  /** How many of them have a socket, and how many of those read the room. */
  readonly sockets: number
  readonly readers: number
  readonly pushBytes: number
  /** Addresses of the files of the build. */
  readonly files: readonly string[]
}

/** How often a second each thing is done, and for how long in ms. */
export interface Stretch {
  readonly rates: Readonly<Partial<Record<Deed, number>>>
  readonly ms: number
}

/** What a generator has seen in a stretch. */
export interface Report {
  /** Of each kind that were answered well: ms from when each was due. */
  readonly times: Readonly<Partial<Record<Request, readonly number[]>>>
  /** Of each message the ms until its last reader of this generator had it, by when it was sent. */
  readonly arrivals: readonly (readonly [sentAt: number, ms: number])[]
  readonly deliveries: number
  /** What went wrong, and how often. */
  readonly failures: Readonly<Record<string, number>>
  readonly bytes: number
  readonly processorSeconds: number
}

/** What a generator is told, and what it tells. */
export type ToGenerator = { readonly plan: Plan } | { readonly stretch: Stretch }
export type FromGenerator = { readonly isReady: true } | { readonly report: Report } | { readonly failure: string }
