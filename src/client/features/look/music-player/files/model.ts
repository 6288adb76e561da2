import { oneLine } from '../../../../../shared/lib/text/one-line.ts'

/** An audio file of the user's own, by what is known of it. */
export interface MusicFile {
  readonly id: string
  readonly name: string
  readonly artist: string
  /** A reference to its picture (`face:`), or empty. */
  readonly cover: string
  /** The picture's colour, `#rrggbb`, or empty. */
  readonly color: string
  readonly seconds: number
  readonly fileName: string
  /** Its size. */
  readonly bytes: number
}

export interface MusicFiles {
  readonly files: readonly MusicFile[]
  /** When files were deleted, by their ids, in ms since the epoch: until they are gone for good it can be undone. */
  readonly deleted: Readonly<Record<string, number>>
}

/** The largest file and the longest list that are taken, and the longest name. */
export const FILE_LIMITS = { bytes: 300_000_000, files: 1000, name: 300 } as const
/** Bytes of deleted files are kept for a day. */
const KEPT_MS = 24 * 3_600_000

/** Adds files, newest first. */
export const addFiles = (now: MusicFiles, added: readonly MusicFile[]): MusicFiles => ({
  ...now,
  files: [...added, ...now.files].slice(0, FILE_LIMITS.files),
})

/** Gives a file another name; without the file nothing changes. */
export const renameFile = (now: MusicFiles, id: string, name: string): MusicFiles => ({
  ...now,
  files: now.files.map((file) => (file.id === id ? { ...file, name } : file)),
})

export const removeFile = (now: MusicFiles, id: string, time: number): MusicFiles => ({
  files: now.files.filter((file) => file.id !== id),
  deleted: { ...now.deleted, [id]: time },
})

/** Whether a file is there already, by its name and size. */
export const isKnown = ({ files }: MusicFiles, fileName: string, bytes: number): boolean =>
  files.some((file) => file.fileName === fileName && file.bytes === bytes)

/** The deleted files whose bytes need no longer be kept; one that an undo has brought back stays. */
export const expiredFiles = ({ files, deleted }: MusicFiles, now: number): readonly string[] =>
  Object.entries(deleted).flatMap(([id, time]) =>
    now - time > KEPT_MS && !files.some((file) => file.id === id) ? [id] : [],
  )

/** Forgets that files were deleted. */
export const removeDeleted = (now: MusicFiles, ids: readonly string[]): MusicFiles => ({
  ...now,
  deleted: Object.fromEntries(Object.entries(now.deleted).filter(([id]) => !ids.includes(id))),
})

/** A name for a file without tags: its own without the ending. */
export const nameOfFile = (fileName: string): string =>
  oneLine(fileName.replace(/\.[^.]{1,5}$/, '').trim() || fileName, FILE_LIMITS.name)
