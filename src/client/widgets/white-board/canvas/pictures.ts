import type { BinaryFileData, BinaryFiles } from '@excalidraw/excalidraw/types'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { faceFile, faceMessages, problemOf, readDataUrl, storePicture } from '../../../kit/desktop.ts'
import { showToast } from '../../../kit/interaction.ts'
import { bytesOfBase64 } from '../../../kit/text.ts'
import type { SceneFile } from '../model.ts'

const TYPES = ['image/webp', 'image/png', 'image/jpeg', 'image/gif', 'image/svg+xml'] as const

/** The id of a picture that is put on a board; Excalidraw's own needs Web Crypto, which plain http lacks. */
export const pictureId = async (file: File): Promise<string> =>
  bytesToHex(sha256(new Uint8Array(await file.arrayBuffer())))

/** The pictures of a scene as Excalidraw takes them; those that are not on this device are left out. */
export async function loadPictures(files: Readonly<Record<string, SceneFile>>): Promise<BinaryFileData[]> {
  const loaded = await Promise.all(
    Object.entries(files).map(([id, file]) => loadPicture(id, file).catch(() => undefined)),
  )
  return loaded.filter((one) => one !== undefined)
}

async function loadPicture(id: string, { reference, created }: SceneFile): Promise<BinaryFileData | undefined> {
  const blob = await faceFile(reference, TYPES)
  const mimeType = TYPES.find((type) => type === blob.type)
  if (mimeType === undefined) return undefined
  const dataURL = await readDataUrl(blob)
  return { id: id as BinaryFileData['id'], dataURL: dataURL as BinaryFileData['dataURL'], mimeType, created }
}

/** Stores a picture that was put on a board; one that cannot be stored is reported. */
export async function storeBoardPicture({ dataURL, created }: BinaryFiles[string]): Promise<SceneFile | undefined> {
  try {
    return { reference: await storePicture(blobOf(dataURL)), created }
  } catch (error) {
    showToast({ kind: 'error', text: faceMessages(`problem.${problemOf(error)}`) })
    return undefined
  }
}

/** The page may not fetch data URLs. */
function blobOf(dataUrl: string): Blob {
  const [head = '', body = ''] = dataUrl.split(',')
  return new Blob([bytesOfBase64(body)], { type: /^data:([^;]+)/.exec(head)?.[1] ?? '' })
}
