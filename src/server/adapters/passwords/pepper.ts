import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Kysely } from 'kysely'
import { StartFailure } from '../../core/start.ts'
import { ensureFolder } from '../data-folder.ts'
import { fitsPepper, needsPepper, takesPepper } from '../database/pepper-check.ts'
import type { Tables } from '../database/tables.ts'
import { readSecretFile } from '../secret-file.ts'
import { writeWhole } from '../write-file.ts'

/** The pepper's file in the data folder. */
const FILE = 'pepper.key'
const BYTES = 32

/** Where the pepper is: in `pepperFile`, which is the operator's own, or else in the data folder. */
export interface PepperPlace {
  readonly dataDir: string
  readonly pepperFile?: string | undefined
}

/** The path of the pepper's file. */
export const pepperPath = ({ dataDir, pepperFile }: PepperPlace): string => pepperFile ?? join(dataDir, FILE)

/**
 * The secret that passwords are hashed with beside their salts. In the data folder it is made if it is missing; a file of
 * the operator's is only read.
 * @throws StartFailure if it is not what the program has written, or cannot be read or written
 */
export async function readPepper(place: PepperPlace): Promise<Uint8Array> {
  if (place.pepperFile === undefined) await makePepper(place.dataDir)
  return parsePepper(place)
}

/**
 * The same for a database, whose passwords it must be that of. The first that is used with a database is.
 * @throws StartFailure if it is missing, or another than the database was first used with
 */
export async function openPepper(place: PepperPlace, database: Kysely<Tables>): Promise<Uint8Array> {
  const path = pepperPath(place)
  if (!existsSync(path) && (await needsPepper(database)))
    throw new StartFailure(`The key ${path} is missing, with which this database was first used. ${REMEDY}`)
  const pepper = await readPepper(place)
  return (await takesPepper(database, pepper)) ? pepper : refuseOther(path)
}

/** Only compares a key with a database. @throws StartFailure if it is another than the database was first used with */
export async function comparePepper(place: PepperPlace, database: Kysely<Tables>): Promise<void> {
  if (!(await fitsPepper(database, await parsePepper(place)))) refuseOther(pepperPath(place))
}

function refuseOther(path: string): never {
  throw new StartFailure(
    `The key ${path} is another than this database was first used with: no password could be checked. Keep that file. ${REMEDY}`,
  )
}

const REMEDY = `Put ${FILE} of another node, or of a backup, in its place.`

async function makePepper(dataDir: string): Promise<void> {
  const path = join(dataDir, FILE)
  try {
    await ensureFolder(resolve(dataDir))
    // made by one of several that start at once; the others read it
    if (!existsSync(path)) await writeWhole(path, randomBytes(BYTES).toString('hex'), true)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
      throw new StartFailure(`The key ${path} cannot be written (${error instanceof Error ? error.message : error}).`)
  }
}

async function parsePepper(place: PepperPlace): Promise<Uint8Array> {
  const path = pepperPath(place)
  const text = await readSecretFile(path, `The key ${path}`)
  if (/^[\da-f]{64}$/.test(text)) return Buffer.from(text, 'hex')
  throw new StartFailure(
    `The key ${path} is damaged: without it no password of this server can be checked. Restore it.`,
  )
}
