import { openStorage, type Storage } from '../../../../core/documents/storage/storage.ts'
import { isPlainObject } from '../../../../lib/values/json.ts'

/** The bytes of an audio file, and the lyrics of its tags. */
export interface StoredFile {
  readonly audio: Blob
  readonly lyrics: string
}

let opening: Promise<Storage> | undefined

/** A database of its own: these files are large, belong to this browser alone, and are in no backup. */
const storage = (): Promise<Storage> => {
  opening ??= openStorage('genkan-music')
  return opening
}

/** Rejects, with nothing written, when the disk is full. */
export async function putFile(id: string, file: StoredFile): Promise<void> {
  await (await storage()).write(async (transaction) => transaction.put(id, file))
}

/** A stored file; undefined if this browser does not have it. */
export async function readFile(id: string): Promise<StoredFile | undefined> {
  const [file] = await (await storage()).read([id])
  if (!isPlainObject(file) || !(file.audio instanceof Blob)) return undefined
  return { audio: file.audio, lyrics: String(file.lyrics ?? '') }
}

export async function deleteFiles(ids: readonly string[]): Promise<void> {
  await (await storage()).write(async (transaction) => {
    for (const id of ids) transaction.remove(id)
  })
}
