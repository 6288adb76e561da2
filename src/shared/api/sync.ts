import * as v from 'valibot'
import { SECTIONS } from '../entities/section.ts'
import {
  ANY_FILE,
  asyncFields,
  bySection,
  FILE_LIMITS,
  FILE_TYPES,
  fileHash,
  REASONS,
  sectionLimit,
  sectionTime,
  versionSchema,
} from '../entities/sync.ts'
import { endpoint, fileEndpoint, uploadEndpoint } from './endpoint.ts'

/** The timeline of the server's data: another one after a backup of the server was restored. */
const epoch = v.string()
const times = bySection(sectionTime)
const section = v.picklist(SECTIONS)
/** Names a push, so that it is done once however often it is sent. */
const opId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))

/**
 * The `data` of an answer with `CODE.stale`: the versions of all sections, 0 for one that is not in the cloud.
 * @public the client reads it
 */
export const staleData = v.object({ async_time: times })
/**
 * The `data` of an answer with `CODE.otherEpoch`: the server's.
 * @public the client reads it
 */
export const otherEpochData = v.object({ epoch })
/**
 * The `data` of an answer with `CODE.sectionTooLarge` or `CODE.unreadable`: what is wrong; its path is empty for all of it.
 * @public the client reads it
 */
export const sectionProblemData = v.object({ section, path: v.exactOptional(v.string()) })

/** JSON in JSON has at most twice its bytes, since quotes, backslashes and line breaks get two; and the other fields. */
const PUSH_BYTES = 2 * SECTIONS.reduce((sum, one) => sum + sectionLimit(one), 0) + 64 * 1024

export const asyncTime = endpoint({
  method: 'GET',
  path: '/users/async_time',
  about: 'Tells the versions of the sections of a user; 0 for one that is not in the cloud.',
  input: v.object({}),
  output: v.object({ epoch, ...asyncFields }),
  auth: 'user',
  cache: 0,
})

export const navInfo = endpoint({
  method: 'GET',
  path: '/users/nav_info',
  about: 'Gives sections of a user as they are in the cloud, each as JSON; without `key` all of them.',
  input: v.object({
    /** The sections as a JSON array of their names. */
    key: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  output: v.object({
    epoch,
    /** Of the sections that were asked for. */
    async_time: times,
    /** Those that are in the cloud. */
    ...bySection(v.string()).entries,
  }),
  auth: 'user',
  cache: 0,
})

/** The answer to a push. */
const written = v.object({
  epoch,
  /** The versions of the sections that were written. */
  async_time: times,
  /** Whether it had been written before. */
  dup: v.exactOptional(v.literal(true)),
})

export const updateBackup = endpoint({
  method: 'POST',
  path: '/users/update_backup',
  about: 'Writes sections of a user, all or none of them; with `base` only over the versions that it names.',
  input: v.object({
    /** When the device says that it was made, in ms since the epoch: shown, never compared. */
    backup_time: v.optional(v.union([v.number(), v.pipe(v.string(), v.maxLength(40))]), 0),
    /** Each body is JSON. */
    ...bySection(v.string()).entries,
    /** The versions that the sent bodies follow: 0 where there is to be none, as for one that is left out. */
    base: v.optional(times),
    op_id: v.optional(opId),
    epoch: v.optional(epoch),
    reason: v.optional(v.picklist(REASONS), 'push'),
  }),
  output: written,
  auth: 'user',
  maxBytes: PUSH_BYTES,
})

export const backupHistory = endpoint({
  method: 'GET',
  path: '/users/backup_history',
  about: 'Lists the versions of a section that are kept, the newest first.',
  input: v.object({ section }),
  output: v.object({ list: v.array(versionSchema) }),
  auth: 'user',
  cache: 0,
})

export const backupVersion = endpoint({
  method: 'GET',
  path: '/users/backup_version',
  about: 'Gives a version of a section.',
  input: v.object({
    section,
    time: v.union([sectionTime, v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number), sectionTime)]),
  }),
  output: v.object({ time: sectionTime, body: v.string() }),
  auth: 'user',
  cache: 0,
})

export const backupRestore = endpoint({
  method: 'POST',
  path: '/users/backup_restore',
  about: 'Makes an earlier version of a section a new one, over the version `base`.',
  input: v.object({ section, time: sectionTime, base: sectionTime, op_id: opId, epoch: v.optional(epoch) }),
  output: written,
  auth: 'user',
})

export const fileStatus = endpoint({
  method: 'POST',
  path: '/users/file_status',
  about: 'Says which files of a user are missing, and how much more there is room for.',
  input: v.object({ files: v.pipe(v.array(fileHash), v.maxLength(FILE_LIMITS.files)) }),
  output: v.object({
    missing: v.array(fileHash),
    /** What is left of the limits. */
    room: v.object({ bytes: v.number(), files: v.number() }),
  }),
  auth: 'user',
})

export const uploadFile = uploadEndpoint({
  path: '/users/file',
  about: 'Keeps a file of a user under its SHA-256; one that is there already stays as it is.',
  input: v.object({ hash: fileHash }),
  file: { name: 'file', maxBytes: FILE_LIMITS.fileBytes, types: ['*/*'] },
  output: v.object({}),
  auth: 'user',
})

export const userFile = fileEndpoint({
  path: '/users/file',
  about: 'Gives a file of a user by its SHA-256.',
  input: v.object({ hash: fileHash }),
  type: ANY_FILE,
  moreTypes: FILE_TYPES,
  auth: 'user',
  cache: 365 * 24 * 3600,
})
