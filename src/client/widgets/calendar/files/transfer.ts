import { MAX_CALENDAR_BYTES } from '../../../../shared/api/calendar-feed.ts'
import { localDay } from '../../../../shared/lib/calendar/calendar-day.ts'
import { decodeCalendar } from '../../../../shared/lib/calendar/decode-calendar.ts'
import { isoDay } from '../../../../shared/lib/calendar/iso-day.ts'
import { keepVersion } from '../../../kit/documents.ts'
import { saveFile, showToast, showUndoToast } from '../../../kit/interaction.ts'
import { deviceZone } from '../../../kit/rules.ts'
import { events } from '../document.ts'
import type { ImportedCalendar } from '../ics/import.ts'
import { readFileInWorker } from '../ics/in-worker.ts'
import { spanAround } from '../ics/span-around.ts'
import { LIMITS } from '../kernel/event.ts'
import { messages } from '../messages.ts'
import { editWithoutReminding } from '../reminders/answers.ts'
import { mergeImported, uidOf } from './merge-imported.ts'

/** The days around today in which an event whose rule is none of ours is looked for. */
const UNROLLED_DAYS = { before: 365, after: 730 } as const

/** Adds the events of iCalendar files; says what was added or why nothing was. One step of undo. */
export async function importFiles(files: readonly Blob[]): Promise<void> {
  if (files.some(({ size }) => size > MAX_CALENDAR_BYTES)) return warn('fileTooLarge')
  try {
    const read = await Promise.all(files.map(readFile))
    if (read.some((one) => one === undefined)) return warn('notCalendar')
    await keepVersion('import')
    add(read.flatMap((one) => one ?? []))
  } catch {
    showToast({ kind: 'error', text: messages('notRead') })
  }
}

async function readFile(file: Blob): Promise<ImportedCalendar | undefined> {
  const text = decodeCalendar(new Uint8Array(await file.arrayBuffer()))
  return readFileInWorker(text, spanAround(UNROLLED_DAYS.before, UNROLLED_DAYS.after))
}

function add(read: readonly ImportedCalendar[]): void {
  const imported = read.flatMap((one) => one.events)
  const damaged = read.reduce((sum, one) => sum + one.damaged, 0)
  const { added, changed, left } = mergeImported(events.get(), imported)
  editWithoutReminding(() => events.update((now) => mergeImported(now, imported).events))
  const count = added + changed
  if (left > 0) showToast({ kind: 'warning', text: messages('full', { count: LIMITS.events }) })
  else if (count > 0)
    showUndoToast(damaged > 0 ? messages('importedSome', { count, damaged }) : messages('imported', { count }))
  else if (damaged > 0) showToast({ kind: 'warning', text: messages('damaged', { count: damaged }) })
  else warn('nothingNew')
}

const warn = (key: 'fileTooLarge' | 'notCalendar' | 'nothingNew'): void =>
  void showToast({ kind: 'warning', text: messages(key) })

/** Saves all events as an iCalendar file. */
export async function exportFile(): Promise<void> {
  const now = new Date()
  const { writeCalendar } = await import('../ics/write.ts')
  const all = events.get().events.map((event) => ({ ...event, uid: uidOf(event) }))
  const file = new Blob([writeCalendar(all, { name: messages('name'), zone: deviceZone(), now })], {
    type: 'text/calendar',
  })
  saveFile(file, `genkan-${isoDay(localDay(now))}.ics`)
}
