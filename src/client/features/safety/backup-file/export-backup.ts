import { saveFile } from '../../../ui/input/files/save-file.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { makeBackup } from './make-backup.ts'
import { messages } from './messages.ts'

/** Saves a backup of everything in this browser as a file, and says what it has no room for. */
export async function exportBackup(): Promise<void> {
  const close = showToast({ kind: 'progress', text: messages('exporting') })
  const made = await makeBackup().catch(() => undefined)
  close()
  if (made === undefined) return void showToast({ kind: 'error', text: messages('exportFailed') })
  saveFile(made.file, fileName(new Date()))
  if (made.omitted === 0) showToast({ kind: 'success', text: messages('exported') })
  else showToast({ kind: 'warning', text: messages('omitted', { count: made.omitted }) })
}

/** By the day and minute, so that names sort by time. */
function fileName(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-')
  return `genkan-${day}-${two(now.getHours())}${two(now.getMinutes())}.yuyi`
}
