import type { Hono } from 'hono'
import { CODE } from '../../../../shared/api/endpoint.ts'
import { uploadedFile, uploadHead } from '../../../../shared/api/upload.ts'
import { type Blobs, PICTURE_NAME } from '../../../core/ports/blobs.ts'
import type { Images } from '../../../core/ports/images.ts'
import type { Env } from '../../../core/route/context.ts'
import { refuse } from '../../../core/route/errors.ts'
import { createLimit } from '../../../core/route/limits.ts'
import { SVG_POLICY } from '../../../core/route/policy.ts'
import { mountUploadForUser } from '../../../core/route/upload.ts'
import { decodePicture } from '../../../core/upstream/fetch-picture.ts'
import type { AccountPorts } from '../account-service.ts'
import { addUpload, removeUpload } from './upload-repository.ts'
import { readUser, setHead } from './user-repository.ts'

export interface UploadPorts extends AccountPorts {
  readonly blobs: Blobs
  readonly images: Images
}

/** Routes of pictures that users upload. They are served as what they are, pixels, whatever was sent. */
export function mountUploads(app: Hono<Env>, { database, clock, blobs, images, limits }: UploadPorts): void {
  mountUploadForUser(
    app,
    uploadHead,
    async (_input, { bytes }, { userId }) => {
      const webp = await decodePicture(images, bytes, { fit: 'head', maxMegabytes: 2 }, `user ${userId}`)
      const before = (await readUser(database, userId))?.head ?? ''
      const filename = await addUpload({ database, blobs }, { userId, webp, now: clock.now() })
      if (filename === undefined) return refuse(CODE.tooLarge, 'uploadsFull')
      await setHead(database, userId, filename)
      if (before !== '') await removeUpload({ database, blobs }, userId, before)
      return { filename }
    },
    createLimit(limits, 'account.upload', 20, 60),
  )

  app.get(uploadedFile.path, async (c) => {
    const name = c.req.param('name') ?? ''
    const bytes = PICTURE_NAME.test(name) ? await blobs.get(name) : undefined
    if (bytes === undefined) return c.notFound()
    return c.body(Uint8Array.from(bytes), 200, {
      'Content-Type': uploadedFile.type,
      'Cache-Control': `private, max-age=${uploadedFile.cache}, immutable`,
      'Content-Security-Policy': SVG_POLICY,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  })
}

/** The picture of a user as a data URL; empty without one. */
export async function readPicture({ database, blobs }: UploadPorts, userId: string): Promise<string> {
  const head = (await readUser(database, userId))?.head ?? ''
  const webp = head === '' ? undefined : await blobs.get(head)
  return webp === undefined ? '' : `data:${uploadedFile.type};base64,${Buffer.from(webp).toString('base64')}`
}
