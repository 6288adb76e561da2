import { BACKUP_APP, type BackupFile, type SectionDocuments } from '../../../shared/entities/backup-file.ts'
import { SECTIONS, type Section } from '../../../shared/entities/section.ts'
import { isFaceReference } from '../../lib/tile/face-reference.ts'
import { isPlainObject } from '../../lib/values/json.ts'
import { mapContents } from '../../lib/values/map-contents.ts'
import { isEncoded } from '../documents/document.ts'
import { bytesOfBase64 } from '../text/base64.ts'

/**
 * Reads a parsed backup of ours: a file, its bare sections, or the form of the cloud, whose sections are JSON in texts and
 * whose notes have their content in base64. What is no document or picture is left out; undefined if there is no section.
 * @param parse reads a section that is a text; undefined if it cannot
 */
export function readBackupFile(data: unknown, parse: (text: string) => unknown): BackupFile | undefined {
  if (!isPlainObject(data)) return undefined
  const given = isPlainObject(data.sections) ? data.sections : data
  const sections = SECTIONS.flatMap((section) => {
    const documents = readSection(section, given[section], parse)
    return documents === undefined ? [] : [[section, documents] as const]
  })
  if (sections.length === 0) return undefined
  const time = Number(data.time ?? data.backup_time)
  return {
    app: BACKUP_APP,
    version: typeof data.version === 'string' ? data.version.slice(0, 40) : '',
    time: Number.isSafeInteger(time) && time > 0 && time < MAX_TIME ? time : 0,
    sections: Object.fromEntries(sections),
    pictures: readPictures(data.pictures),
  }
}

/** The last moment that a Date can show. */
const MAX_TIME = 8.64e15

/** Ids of documents. */
const ID = /^[\w.-]{1,120}$/

function readSection(
  section: Section,
  stored: unknown,
  parse: (text: string) => unknown,
): SectionDocuments | undefined {
  const isCloud = typeof stored === 'string'
  const documents = isCloud ? parse(stored) : stored
  if (!isPlainObject(documents)) return undefined
  const read = Object.entries(documents).filter(([id, document]) => ID.test(id) && isEncoded(document))
  if (read.length === 0) return undefined
  return Object.fromEntries(
    isCloud && section === 'notes' ? read.map(([id, document]) => [id, mapContents(document, textOfBase64)]) : read,
  )
}

/** The text itself where it is no base64 of UTF-8. */
function textOfBase64(base64: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytesOfBase64(base64))
  } catch {
    return base64
  }
}

function readPictures(stored: unknown): BackupFile['pictures'] {
  if (!isPlainObject(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).flatMap(([reference, picture]) => {
      if (!isFaceReference(reference) || !isPlainObject(picture)) return []
      const { type, data } = picture
      return typeof type === 'string' && typeof data === 'string' ? [[reference, { type, data }] as const] : []
    }),
  )
}
