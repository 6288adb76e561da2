import { BACKUP_LIMITS, type BackupFile, isBackupText } from '../../../../../shared/entities/backup-file.ts'
import { readBackupFile } from '../../../../core/archive/read-backup-file.ts'
import { MOVE_IN_LIMITS, type Unreadable } from '../model.ts'
import { readBonjourr } from './bonjourr.ts'
import { readBookmarks } from './bookmarks.ts'
import { checkHtml } from './check-html.ts'
import { readInfinity } from './infinity.ts'
import { readItab } from './itab.ts'
import { readMtab } from './mtab.ts'
import { readNaivetab } from './naivetab.ts'
import { parseJson } from './parse-json.ts'
import type { Source } from './source.ts'
import { readSunPanel } from './sun-panel.ts'
import { readTabliss } from './tabliss.ts'
import { readWetab } from './wetab.ts'

const JSON_FORMATS = [
  readItab,
  readInfinity,
  readWetab,
  readTabliss,
  readSunPanel,
  readBonjourr,
  readMtab,
  readNaivetab,
] as const

/** Reads the text of a file in the format that its content has, whatever its name. */
export function readSource(text: string): Source | BackupFile | Unreadable {
  const start = text.slice(0, PREFIX).trimStart()[0]
  if (start === undefined) return { problem: text.trim() === '' ? 'empty' : 'unknown' }
  if (start === '<') return readHtml(text)
  return readJson(isBase64Json(text) ? atob(text.trim()) : text)
}

/** Bonjourr wrote its files so in 2022. */
const isBase64Json = (text: string): boolean =>
  /^\s*eyJ[A-Za-z\d+/]+={0,2}\s*$/.test(text) && text.trim().length % 4 === 0

/** Characters in which a file must begin. */
const PREFIX = 4096

function readHtml(html: string): Source | Unreadable {
  const problem = checkHtml(html)
  return problem === undefined ? (readBookmarks(html) ?? { problem: 'unknown' }) : { problem }
}

function readJson(text: string): Source | BackupFile | Unreadable {
  const values = isBackupText(text) ? BACKUP_LIMITS.values : MOVE_IN_LIMITS.values
  const parsed = parseJson(text, { depth: MOVE_IN_LIMITS.depth, values })
  if ('problem' in parsed) return parsed
  const own = readBackupFile(parsed.data, dataOf)
  if (own !== undefined) return own
  for (const read of JSON_FORMATS) {
    const source = read(parsed.data)
    if (source !== undefined) return source
  }
  return { problem: 'unknown' }
}

/** The data of JSON within JSON; undefined if it cannot be read. */
function dataOf(text: string): unknown {
  const parsed = parseJson(text)
  return 'problem' in parsed ? undefined : parsed.data
}
