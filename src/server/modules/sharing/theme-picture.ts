import { CODE } from '../../../shared/api/endpoint.ts'
import type { Database } from '../../adapters/database/open.ts'
import type { Images } from '../../core/ports/images.ts'
import type { Uploads } from '../../core/ports/uploads.ts'
import { refuse } from '../../core/route/errors.ts'
import { decodePicture } from '../../core/upstream/fetch-picture.ts'
import type { ShareRow } from './share-repository.ts'

export interface ThemePicturePorts {
  readonly database: Database
  readonly images: Images
  readonly uploads: Uploads
}

/** The files of a theme's picture, by their names; empty for none. */
export type ThemePicture = Pick<ShareRow, 'picture' | 'mini'>

export const NO_PICTURE: ThemePicture = { picture: '', mini: '' }

const filesOf = ({ picture, mini }: ThemePicture): readonly string[] => [picture, mini].filter((name) => name !== '')

/**
 * Keeps a picture, drawn anew, where there is one, and commits what has it. @param commit where it fails the picture goes
 * @throws Refusal
 */
export async function withPicture<T>(
  ports: ThemePicturePorts,
  { userId, bytes }: { readonly userId: string; readonly bytes: Uint8Array | undefined },
  commit: (picture: ThemePicture) => Promise<T>,
): Promise<T> {
  const picture = bytes === undefined ? NO_PICTURE : await keepPicture(ports, userId, bytes)
  try {
    return await commit(picture)
  } catch (error) {
    await removePicture(ports, userId, picture)
    throw error
  }
}

/** Draws a picture anew, in whole and in small, and keeps both. @throws Refusal */
async function keepPicture(
  { images, uploads }: ThemePicturePorts,
  userId: string,
  bytes: Uint8Array,
): Promise<ThemePicture> {
  const caller = `user ${userId}`
  const whole = await decodePicture(images, bytes, { fit: 'theme', maxMegabytes: 5 }, caller)
  const small = await decodePicture(images, whole, { fit: 'preview', maxMegabytes: 5 }, caller)
  const picture = await uploads.add(userId, whole)
  if (picture === undefined) return refuse(CODE.tooLarge, 'uploadsFull')
  const mini = await uploads.add(userId, small)
  if (mini !== undefined) return { picture, mini }
  await uploads.remove(userId, picture)
  return refuse(CODE.tooLarge, 'uploadsFull')
}

/** Removes the files of a picture. */
export async function removePicture({ uploads }: ThemePicturePorts, userId: string, kept: ThemePicture): Promise<void> {
  for (const name of filesOf(kept)) await uploads.remove(userId, name)
}

/** Gives a picture other names, so that whoever has seen it no longer finds it by them. */
export async function renamePicture(ports: ThemePicturePorts, share: ShareRow): Promise<void> {
  const { id, user_id: userId, picture, mini } = share
  if (picture === '') return
  const fresh = {
    picture: (await ports.uploads.copy(userId, picture)) ?? '',
    mini: (await ports.uploads.copy(userId, mini)) ?? '',
  }
  const changed = await ports.database
    .updateTable('share')
    .set(fresh)
    .where('id', '=', id)
    .where('picture', '=', picture)
    .executeTakeFirst()
  await removePicture(ports, userId, changed.numUpdatedRows > 0n ? share : fresh)
}
