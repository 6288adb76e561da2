import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import * as v from 'valibot'
import { BLOB_NAME } from '../core/ports/blobs.ts'

export const MANIFEST = 'manifest.json'
export const PEPPER = 'pepper.key'
const UPLOADS = 'uploads/'

/** The name of a table's rows in an archive. */
export const rowsOf = (table: string): string => `tables/${table}.ndjson`

/** The name of a user's file in an archive. */
export const memberOf = (blob: string): string => `${UPLOADS}${blob}`

/** The files of users in an archive, by their own names. Others that lie there were never the program's. */
export const blobsIn = ({ members }: Pick<Manifest, 'members'>): readonly string[] =>
  members
    .filter(({ name }) => name.startsWith(UPLOADS))
    .map(({ name }) => name.slice(UPLOADS.length))
    .filter((name) => BLOB_NAME.test(name))

/** What an archive may hold: nothing that could lie outside of its folder. */
const MEMBER = /^(?:manifest\.json|pepper\.key|tables\/[a-z_]+\.ndjson|uploads(?:\/[\w-][\w.-]*)+)$/

export const isMember = (name: string): boolean => MEMBER.test(name)

/** A file of an archive. `rows` are those of a table. */
const member = v.object({
  name: v.pipe(v.string(), v.check(isMember)),
  bytes: v.number(),
  sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  rows: v.optional(v.number()),
})
export type Member = Readonly<v.InferOutput<typeof member>>

/** What an archive says of itself; `madeAt` in ms since the epoch. A later form has another `format`. */
export const manifestSchema = v.object({
  format: v.literal(1),
  version: v.string(),
  /** The migrations that had been run, oldest first. */
  migrations: v.array(v.string()),
  madeAt: v.number(),
  /** The timeline that the data is of: restoring it begins another one. */
  epoch: v.string(),
  /** Without files of users, which the operator backs up otherwise. */
  withoutFiles: v.optional(v.literal(true)),
  members: v.array(member),
})
export type Manifest = Readonly<v.InferOutput<typeof manifestSchema>>

/** The hash of a file and its length. */
export async function measureFile(path: string): Promise<Pick<Member, 'bytes' | 'sha256'>> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}
