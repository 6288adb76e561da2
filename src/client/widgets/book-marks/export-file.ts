import { localDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { isoDay } from '../../../shared/lib/calendar/iso-day.ts'
import { writeNetscape } from '../../kit/desktop.ts'
import { saveFile } from '../../kit/interaction.ts'
import { bookmarks } from './bookmark-source.ts'

/** Saves all bookmarks as a file that browsers import. */
export function exportFile(): void {
  const file = new Blob([writeNetscape(bookmarks.get())], { type: 'text/html' })
  saveFile(file, `bookmarks-${isoDay(localDay(new Date()))}.html`)
}
