import { access, constants, readFile, stat, statfs } from 'node:fs/promises'
import { pepperPath } from '../../../src/server/adapters/passwords/pepper.ts'
import { reasonOf } from '../../../src/server/core/start.ts'
import { type Finding, fail, ok, warn } from './finding.ts'

/** Free space below which there is little, in bytes: uploads and the database's log grow fast. */
const LITTLE = 1024 ** 3
/** The rights of others than the owner. */
const OF_OTHERS = 0o077

/** What is read of a data folder. */
export interface FolderState {
  readonly path: string
  /** The rights, as of `chmod`. */
  readonly mode: number
  /** Numbers of users; of this process undefined where systems have none. */
  readonly owner: number
  readonly user: number | undefined
  readonly freeBytes: number
  readonly pepperPath: string
  /** The text of the key of the passwords, or why it cannot be read. */
  readonly pepper: { readonly text: string } | { readonly reason: string }
}

/** Looks at the data folder, and the key of the passwords. @param pepperFile of the operator, in place of that in the folder */
export async function lookAtDataFolder(path: string, pepperFile?: string): Promise<readonly Finding[]> {
  try {
    const found = await stat(path)
    const { mode, uid } = found
    if (!found.isDirectory()) return [fail(`${path} is no folder`, 'Set DATA_DIR to a folder.')]
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK)
    const { bavail, bsize } = await statfs(path)
    const key = pepperPath({ dataDir: path, pepperFile })
    const pepper = await readFile(key, 'utf8').then(
      (text) => ({ text }),
      (error: unknown) => ({ reason: reasonOf(error) }),
    )
    return judgeFolder({
      ...{ path, mode: mode & 0o777, owner: uid, user: process.getuid?.(), freeBytes: bavail * bsize },
      ...{ pepperPath: key, pepper },
    })
  } catch (error) {
    return [
      fail(
        `${path} cannot be used (${reasonOf(error)})`,
        'Set DATA_DIR to a folder that this user may read and write.',
      ),
    ]
  }
}

/** What the state of a data folder means. */
export function judgeFolder(state: FolderState): readonly Finding[] {
  const troubles = [...judgeRights(state), ...judgeSpace(state), ...judgePepper(state)]
  if (troubles.length > 0) return troubles
  return [ok(`${state.path} can be written, by its owner alone; ${gigabytes(state.freeBytes)} are free`)]
}

function judgeRights({ path, mode, owner, user }: FolderState): readonly Finding[] {
  const found: Finding[] = []
  if ((mode & OF_OTHERS) !== 0)
    found.push(warn(`${path} is open to other users (${mode.toString(8)})`, `Close it: chmod 700 ${path}.`))
  if (user !== undefined && user !== owner)
    found.push(
      warn(
        `${path} is another user's (${owner}, while this is ${user})`,
        'Run this as the user of the server, or it cannot tell what that one may do.',
      ),
    )
  return found
}

const judgeSpace = ({ path, freeBytes }: FolderState): readonly Finding[] =>
  freeBytes < LITTLE
    ? [warn(`only ${gigabytes(freeBytes)} are free where ${path} is`, 'Make room, or move DATA_DIR to a larger disk.')]
    : []

function judgePepper({ pepperPath: path, pepper }: FolderState): readonly Finding[] {
  if ('reason' in pepper)
    return [
      fail(
        `${path} cannot be read (${pepper.reason})`,
        "No password can be checked without it. Copy it from another node or a backup; a new server's first start makes it.",
      ),
    ]
  if (/^[\da-f]{64}$/.test(pepper.text.trim())) return []
  return [fail(`${path} is damaged`, 'No password can be checked without it. Restore it from a backup.')]
}

const gigabytes = (bytes: number): string => `${(bytes / LITTLE).toFixed(1)} GB`
