import { oneLine } from '../../../../../shared/lib/text/one-line.ts'
import { createId } from '../../../../core/tabs/channel.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { storePicture } from '../../../data/faces/lazy.ts'
import { musicFiles } from '../document.ts'
import { messages } from '../messages.ts'
import { coverColor } from './cover-color.ts'
import { putFile } from './file-store.ts'
import { addFiles, FILE_LIMITS, isKnown, type MusicFile, nameOfFile } from './model.ts'

/** How long the browser may take to tell how long a file plays, in ms. */
const PROBE_MS = 15_000

/** Adds audio files of this device; what cannot be added is said. */
export async function addMusicFiles(files: readonly File[]): Promise<void> {
  let added = 0
  for (const file of files) {
    const problem = await addFile(file)
    if (problem === undefined) added += 1
    else showToast({ kind: 'warning', text: messages(`file.${problem}`, { name: file.name }) })
    if (problem === 'full') break
  }
  if (added > 0) showToast({ kind: 'success', text: messages('file.added', { count: added }) })
}

type Problem = 'known' | 'large' | 'many' | 'notAudio' | 'full'

async function addFile(file: File): Promise<Problem | undefined> {
  if (isKnown(musicFiles.get(), file.name, file.size)) return 'known'
  if (file.size > FILE_LIMITS.bytes) return 'large'
  if (musicFiles.get().files.length >= FILE_LIMITS.files) return 'many'
  const seconds = await probe(file)
  if (seconds === undefined) return 'notAudio'
  const { readTags } = await import('./read-tags.ts')
  const tags = await readTags(file).catch(() => undefined) // it plays, which is enough
  const id = createId()
  try {
    await putFile(id, { audio: new Blob([file], { type: file.type }), lyrics: tags?.lyrics ?? '' })
  } catch {
    return 'full'
  }
  const added: MusicFile = {
    id,
    name: oneLine(tags?.title ?? '', FILE_LIMITS.name) || nameOfFile(file.name),
    artist: oneLine(tags?.artist ?? '', FILE_LIMITS.name),
    ...(await coverOf(tags?.picture)),
    seconds,
    fileName: oneLine(file.name, FILE_LIMITS.name),
    bytes: file.size,
  }
  musicFiles.update((now) => addFiles(now, [added]), { merge: 'add music' })
  return undefined
}

/** A picture that cannot be kept costs no file. */
async function coverOf(picture: Blob | undefined): Promise<Pick<MusicFile, 'cover' | 'color'>> {
  const none = { cover: '', color: '' }
  if (picture === undefined) return none
  const cover = await storePicture(picture).catch(() => undefined)
  return cover === undefined ? none : { cover, color: await coverColor(picture) }
}

/** How long the browser plays a file, in seconds; undefined if it does not. */
async function probe(file: Blob): Promise<number | undefined> {
  const url = URL.createObjectURL(file)
  const audio = new Audio()
  audio.preload = 'metadata'
  try {
    return await new Promise<number | undefined>((resolve) => {
      audio.addEventListener('loadedmetadata', () => resolve(Number.isFinite(audio.duration) ? audio.duration : 0))
      audio.addEventListener('error', () => resolve(undefined))
      setTimeout(() => resolve(undefined), PROBE_MS)
      audio.src = url
    })
  } finally {
    audio.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}
