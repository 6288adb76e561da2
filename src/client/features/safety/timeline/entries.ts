import type { Language } from '../../../../shared/constants.ts'
import { timeFormat } from '../../../core/text/hour-cycle.ts'
import type { Version } from '../local-history/lazy.ts'
import type { CloudPush } from './kernel/pushes.ts'
import type { Row } from './kernel/rows.ts'
import type { Words } from './say-changes.ts'

/** A version of this device, and the one before it, if there is one. */
export interface LocalVersion {
  readonly kind: 'local'
  readonly at: number
  readonly version: Version
  readonly older: Version | undefined
}

export type Entry = LocalVersion | (CloudPush & { readonly kind: 'cloud' })
export type EntryRow = Row<Entry>

/** @param versions the newest first */
export const localEntries = (versions: readonly Version[]): readonly Entry[] =>
  versions.map((version, place) => ({ kind: 'local', at: version.at, version, older: versions[place + 1] }))

export const cloudEntries = (pushes: readonly CloudPush[]): readonly Entry[] =>
  pushes.map((push) => ({ kind: 'cloud', ...push }))

/** Tells a row from all others: no version of a section in the cloud is of two pushes. */
export const keyOfRow = (row: EntryRow): string =>
  row.map((entry) => `${entry.at} ${entry.kind === 'cloud' ? JSON.stringify(entry.times) : ''}`).join()

/** The pushes of a row; none if it is a version of this device. */
export const pushesOfRow = (row: EntryRow): readonly CloudPush[] => row.filter((entry) => entry.kind === 'cloud')

/** Of which device an entry is. */
export function deviceOf(entry: Entry, text: Words['text']): string {
  if (entry.kind === 'local') return text('thisDevice')
  return entry.device === '' ? text('unknownDevice') : entry.device
}

const minuteFormat = (language: Language) => timeFormat(language, { timeStyle: 'short' })

export const timeText = (at: number, language: Language): string => minuteFormat(language).format(at)

/** The time of a row, or from when to when its pushes were. */
export function spanOf(row: EntryRow, language: Language): string {
  const [newest] = row
  const oldest = row.at(-1) ?? newest
  return row.length > 1 ? minuteFormat(language).formatRange(oldest.at, newest.at) : timeText(newest.at, language)
}
