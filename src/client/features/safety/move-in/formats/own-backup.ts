import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { BackupFile } from '../../../../../shared/entities/backup-file.ts'
import { bytesOfBase64 } from '../../../../core/text/base64.ts'
import { withVisibleNames } from '../../../../lib/text/visible-names.ts'
import { faceReference } from '../../../../lib/tile/face-reference.ts'
import type { OwnBackup, OwnFace } from '../model.ts'

/** The documents of a backup by their ids, whose names hold only what is seen, and those of its pictures that are what their references say. */
export const ownBackupOf = ({ time, sections, pictures }: BackupFile): OwnBackup => ({
  time,
  documents: Object.assign({}, ...Object.values(sections).map(withVisibleNames)),
  faces: Object.entries(pictures).flatMap(([reference, { type, data }]): readonly OwnFace[] => {
    const bytes = decode(data)
    return bytes !== undefined && faceReference(bytesToHex(sha256(bytes))) === reference
      ? [{ reference, type, bytes }]
      : []
  }),
})

function decode(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return bytesOfBase64(base64)
  } catch {
    return undefined
  }
}
