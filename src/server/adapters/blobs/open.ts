import { join } from 'node:path'
import type { Blobs } from '../../core/ports/blobs.ts'
import { openBlobFolder } from './folder.ts'
import { openS3, type S3Config } from './s3.ts'

/** Where a server keeps the files of its users: in the bucket that is set, or else in the data folder. */
interface BlobPlace {
  readonly dataDir: string
  readonly s3: S3Config | undefined
}

export const openBlobs = ({ dataDir, s3 }: BlobPlace): Blobs =>
  s3 === undefined ? openBlobFolder(join(dataDir, 'uploads')) : openS3(s3)
