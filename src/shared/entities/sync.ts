import * as v from 'valibot'
import { SECTIONS, type Section } from './section.ts'

/**
 * The version of a section in the cloud, in ms since the epoch: the server's time of the write, or one more than that of
 * the version before. Two are only compared for equality: equal versions have equal bodies. 0 while there is none.
 */
export type SectionTime = number

/** For how many days versions are kept in the cloud. */
export const HISTORY_DAYS = 30

/** Sections of which the body may be larger: those that grow with what their user writes. */
const LARGE: readonly Section[] = ['nav_info', 'notes', 'more']

/** The largest body of a section, in bytes of UTF-8 as it is sent. */
export const sectionLimit = (section: Section): number => (LARGE.includes(section) ? 2 * 1024 * 1024 : 256 * 1024)

/** What an account may keep in files: pictures, drawings. A single one may have `fileBytes`. */
export const FILE_LIMITS = { fileBytes: 8 * 1024 * 1024, bytes: 50 * 1024 * 1024, files: 500 } as const

/** The type of a file of which no other one is known. */
export const ANY_FILE = 'application/octet-stream'
/** What files are given back as: pictures and videos of tiles and wallpapers. One that was sent as anything else is `ANY_FILE`. */
export const FILE_TYPES: readonly string[] = [
  ...['image/webp', 'image/png', 'image/jpeg', 'image/gif', 'image/avif', 'image/bmp', 'image/x-icon', 'image/svg+xml'],
  ...['video/mp4', 'video/webm', 'video/ogg', ANY_FILE],
]

/**
 * Why a version was written: a client that knows no reasons has none (`push`). `edit`: changes of its device alone;
 * `merge`: with those of another; `keep`: its device was chosen at a login; `stash`: what its device had before it took
 * over the cloud's, never the current one; `restore`: an earlier version again.
 */
export const REASONS = ['push', 'edit', 'merge', 'keep', 'stash', 'restore'] as const
export type Reason = (typeof REASONS)[number]

/** A SHA-256 in hex: the name of a file of a user. */
export const fileHash = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/))

export const sectionTime = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

type BySection<Schema extends v.GenericSchema> = {
  readonly [section in Section]: v.ExactOptionalSchema<Schema, undefined>
}

/** An entry for some of the sections. */
export const bySection = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.object(Object.fromEntries(SECTIONS.map((section) => [section, v.exactOptional(schema)])) as BySection<Schema>)

type AsyncField = `async_${Section}`

const asyncField = (section: Section): AsyncField => `async_${section}`

/** The versions of all sections, in the spec's spelling; 0 for one that is not in the cloud. */
export const asyncFields = Object.fromEntries(SECTIONS.map((section) => [asyncField(section), sectionTime])) as {
  readonly [field in AsyncField]: typeof sectionTime
}

export type AsyncTimes = { readonly [field in AsyncField]: SectionTime }

export const asyncTimesOf = (times: { readonly [section in Section]?: SectionTime }): AsyncTimes =>
  Object.fromEntries(SECTIONS.map((section) => [asyncField(section), times[section] ?? 0])) as AsyncTimes

/** A version in the history of a section. */
export const versionSchema = v.object({
  time: sectionTime,
  /** The browser and system that it came from, as the server knows them; empty where it does not. */
  device: v.string(),
  reason: v.picklist(REASONS),
  /** In bytes. */
  size: v.number(),
  /** When the device says that it was made, in ms since the epoch; 0 where it did not. */
  backup_time: v.number(),
  /** Whether the version after it was written without knowledge of it. */
  replaced_blind: v.boolean(),
  is_current: v.boolean(),
})
export type CloudVersion = Readonly<v.InferOutput<typeof versionSchema>>

/** A file of a user, for the list of all that the server has; `madeAt` in ms since the epoch. */
export const userFileSchema = v.object({ hash: fileHash, type: v.string(), bytes: v.number(), madeAt: v.number() })
