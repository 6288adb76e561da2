import { showUndoToast } from '../../../../ui/overlay/toast/undo-toast.ts'
import { musicFiles } from '../document.ts'
import { messages } from '../messages.ts'
import { removeFromQueue } from '../playback/player.ts'
import { fileTrack } from '../tracks.ts'
import { deleteFiles } from './file-store.ts'
import { expiredFiles, type MusicFile, removeDeleted, removeFile } from './model.ts'

/** Deletes a file; a toast offers to undo it. */
export function deleteMusicFile({ id, name }: MusicFile): void {
  removeFromQueue(fileTrack(id))
  const time = Date.now()
  musicFiles.update((now) => removeFile(now, id, time))
  showUndoToast(messages('file.deleted', { name }))
}

/** Frees the space of files that were deleted a day ago; what cannot be freed is tried again another time. */
export async function sweepMusicFiles(): Promise<void> {
  const expired = expiredFiles(musicFiles.get(), Date.now())
  if (expired.length === 0) return
  await deleteFiles(expired)
  musicFiles.update((now) => removeDeleted(now, expired), { origin: 'program' })
}
