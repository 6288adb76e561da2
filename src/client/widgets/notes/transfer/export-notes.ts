import { type Zippable, zipSync } from 'fflate'
import { faceFile } from '../../../kit/desktop.ts'
import { saveFile } from '../../../kit/interaction.ts'
import { isFaceReference } from '../../../kit/rules.ts'
import { notes } from '../document.ts'
import { pathsOf, picturesIn, replacePictures } from '../kernel/note-files.ts'
import { messages } from '../messages.ts'
import { PICTURE_ENDINGS, PICTURE_TYPES } from './picture-types.ts'

/** Saves all notes as Markdown files in their folders, with the pictures that this device has, as one archive. */
export async function exportNotes(): Promise<void> {
  const now = notes.get()
  const paths = pathsOf(now, messages('untitled'))
  const references = new Set(now.noteList.flatMap(({ content }) => picturesIn(content)).filter(isFaceReference))
  const pictures = new Map((await Promise.all([...references].map(readPicture))).filter((one) => one !== undefined))
  const files: Zippable = {}
  for (const { id, content, time } of now.noteList) {
    const path = paths.get(id)
    if (path === undefined) continue
    const up = '../'.repeat(path.split('/').length - 1)
    const text = replacePictures(content, (address) => {
      const picture = pictures.get(address)
      return picture === undefined ? undefined : up + picture.path
    })
    files[path] = [new TextEncoder().encode(text), { mtime: fileTime(time) }]
  }
  for (const { path, bytes } of pictures.values()) files[path] = [bytes, { level: 0 }]
  const archive = new Blob([Uint8Array.from(zipSync(files))], { type: 'application/zip' })
  saveFile(archive, `${messages('name')} ${new Date().toLocaleDateString('sv')}.zip`)
}

async function readPicture(reference: string) {
  try {
    const file = await faceFile(reference, PICTURE_TYPES)
    const path = `pictures/${reference.slice('face:'.length)}.${PICTURE_ENDINGS[file.type] ?? 'webp'}`
    return [reference, { path, bytes: new Uint8Array(await file.arrayBuffer()) }] as const
  } catch {
    return undefined // it is not on this device: the note names it as it does here
  }
}

/** The time of a file in an archive, which knows none before 1980 and none after 2099. */
const fileTime = (time: number): Date => new Date(Math.min(Math.max(time, Date.UTC(1980, 0, 2)), Date.UTC(2099, 0, 1)))
