import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { imageSize } from 'image-size'
import type { FacePicture } from '../../../core/page/face-urls.ts'
import { faceReference } from '../../../lib/tile/face-reference.ts'
import { encodePicture } from './encode.ts'
import { FACE, type PictureUse, sourceBytesOf } from './kernel/limits.ts'
import { FaceError } from './kernel/problem.ts'
import { pictureKind, readGif } from './kernel/sniff.ts'

/**
 * The face of a file: small, without metadata, and safe to show; its reference is the SHA-256 of its bytes.
 * @throws FaceError
 */
export async function facePictureOf(
  bytes: Uint8Array<ArrayBuffer>,
  use: PictureUse = 'face',
): Promise<{ readonly reference: string; readonly picture: FacePicture }> {
  const picture = await convert(bytes, use)
  // plain http has no crypto.subtle
  return { reference: faceReference(bytesToHex(sha256(picture.bytes))), picture }
}

async function convert(bytes: Uint8Array<ArrayBuffer>, use: PictureUse): Promise<FacePicture> {
  if (bytes.length > sourceBytesOf(use)) throw new FaceError('large')
  const kind = pictureKind(bytes)
  if (kind === undefined) throw new FaceError('type')
  if (kind === 'svg') return (await import('./svg.ts')).svgPicture(new TextDecoder().decode(bytes), use)
  checkPixels(bytes)
  const type = `image/${kind}`
  const bitmap = await createImageBitmap(new Blob([bytes], { type })).catch(() => {
    throw new FaceError('decode')
  })
  try {
    const gif = kind === 'gif' ? readGif(bytes) : undefined
    if (gif !== undefined && gif.frames > 1 && gif.end <= FACE.gifBytes) return { type, bytes: bytes.slice(0, gif.end) }
    return await encodePicture(bitmap, bitmap.width, bitmap.height, use)
  } finally {
    bitmap.close()
  }
}

/** Reads the size in the header, before anything is decoded. @throws FaceError */
function checkPixels(bytes: Uint8Array): void {
  let pixels = Number.POSITIVE_INFINITY
  try {
    const { width, height } = imageSize(bytes)
    pixels = width * height
  } catch {
    throw new FaceError('decode')
  }
  if (pixels > FACE.sourcePixels) throw new FaceError('pixels')
}
