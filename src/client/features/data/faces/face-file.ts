import { encodePicture } from './encode.ts'
import { readFace } from './face-store.ts'
import { FaceError } from './kernel/problem.ts'

/**
 * A picture of one's own as a file of one of these media types; of an animated GIF that is not among them it is the
 * first frame.
 * @throws FaceError `decode` if it is missing
 */
export async function faceFile(reference: string, types: readonly string[]): Promise<Blob> {
  const picture = await readFace(reference)
  if (picture === undefined) throw new FaceError('decode')
  const file = new Blob([picture.bytes], { type: picture.type })
  if (types.includes(picture.type)) return file
  const bitmap = await createImageBitmap(file)
  try {
    const { type, bytes } = await encodePicture(bitmap, bitmap.width, bitmap.height)
    return new Blob([bytes], { type })
  } finally {
    bitmap.close()
  }
}
