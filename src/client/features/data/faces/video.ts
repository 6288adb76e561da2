import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { faceReference } from '../../../lib/tile/face-reference.ts'
import { encodePicture } from './encode.ts'
import { offerFace } from './face-store.ts'
import { sourceBytesOf } from './kernel/limits.ts'
import { FaceError } from './kernel/problem.ts'
import { videoKind } from './kernel/sniff.ts'

/** Bytes at the start of a file that tell its format. */
const HEAD_BYTES = 64
/** How long the browser may take to show the first frame of a video, in ms. */
const FRAME_TIMEOUT_MS = 10_000

/** Whether a file is a video, by its bytes. */
export const isVideoFile = async (file: Blob): Promise<boolean> => (await kindOf(file)) !== undefined

const kindOf = async (file: Blob) => videoKind(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))

/** The references of a video and of a picture of its first frame, both offered. @throws FaceError */
export async function videoFaceOf(file: Blob): Promise<{ readonly src: string; readonly minSrc: string }> {
  if (file.size > sourceBytesOf('video')) throw new FaceError('large')
  const type = `video/${await kindOf(file)}`
  const bytes = new Uint8Array(await file.arrayBuffer())
  const preview = await firstFrame(new Blob([bytes], { type }))
  return { src: offer({ type, bytes }), minSrc: offer(preview) }
}

function offer(picture: Awaited<ReturnType<typeof encodePicture>>): string {
  const reference = faceReference(bytesToHex(sha256(picture.bytes)))
  offerFace(reference, picture)
  return reference
}

/** @throws FaceError `decode` if this browser cannot play it */
async function firstFrame(video: Blob) {
  const element = document.createElement('video')
  const url = URL.createObjectURL(video)
  Object.assign(element, { muted: true, preload: 'auto', src: url })
  try {
    await new Promise<void>((resolve, reject) => {
      const refuse = () => reject(new FaceError('decode'))
      element.addEventListener('loadeddata', () => resolve(), { once: true })
      element.addEventListener('error', refuse, { once: true })
      setTimeout(refuse, FRAME_TIMEOUT_MS)
    })
    return await encodePicture(element, element.videoWidth, element.videoHeight, 'preview')
  } finally {
    element.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}
