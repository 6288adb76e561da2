import type { Section } from './section.ts'

/** The `app` of our own backups. */
export const BACKUP_APP = 'genkan'

/** Whether a text begins as that of every backup that this program writes, which may be larger than others. */
export const isBackupText = (text: string): boolean => text.startsWith(`{"app":"${BACKUP_APP}"`)

/** What a backup may hold: bytes of the file, values of its JSON, bytes of its pictures in all. */
export const BACKUP_LIMITS = { bytes: 256 * 1024 * 1024, values: 5_000_000, pictures: 150 * 1024 * 1024 } as const

/** A picture of the user's own: its media type, and its bytes in base64. */
interface BackupPicture {
  readonly type: string
  readonly data: string
}

/** Encoded documents by their ids. */
export type SectionDocuments = Readonly<Record<string, unknown>>

/** Our own backup, a file `.yuyi`: encoded documents by section and id, and the pictures that they refer to. */
export interface BackupFile {
  readonly app: typeof BACKUP_APP
  /** The version of the program that wrote it. */
  readonly version: string
  /** Milliseconds since 1970; 0 if it is unknown. */
  readonly time: number
  readonly sections: Readonly<Partial<Record<Section, SectionDocuments>>>
  /** By reference. */
  readonly pictures: Readonly<Record<string, BackupPicture>>
}
