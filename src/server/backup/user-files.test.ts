import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { list } from 'tar'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBlobFolder } from '../adapters/blobs/folder.ts'
import { openS3 } from '../adapters/blobs/s3.ts'
import { openDatabase } from '../adapters/database/open.ts'
import { openPepper } from '../adapters/passwords/pepper.ts'
import { type Blobs, userFileName } from '../core/ports/blobs.ts'
import { newUser } from '../modules/account/account-service.ts'
import { addUser } from '../modules/account/profile/user-repository.ts'
import { type BucketServer, startBuckets } from '../testing/buckets.ts'
import { createPostgresDatabase } from '../testing/databases.ts'
import { freePort } from '../testing/free-port.ts'
import { makeFolder } from '../testing/project.ts'
import { writeBackup } from './backup.ts'
import { blobsIn } from './manifest.ts'
import { type DataPlace, restoreBackup } from './restore.ts'
import { readUserFiles } from './user-files.ts'

const BUCKETS = Array.from({ length: 12 }, (_, at) => `bucket-${at}`)
const folder = makeFolder()
let buckets: BucketServer
let [places, usedBuckets] = [0, 0]
beforeAll(async () => {
  buckets = await startBuckets(join(folder.path, 's3'), BUCKETS)
})
afterAll(async () => {
  await buckets.close()
  folder.remove()
})

type DatabaseKind = 'SQLite' | 'PostgreSQL'
type BlobKind = 'a folder' | 'a bucket'

async function newPlace(databaseKind: DatabaseKind, blobKind: BlobKind): Promise<DataPlace> {
  places += 1
  const dataDir = join(folder.path, String(places), 'data')
  const databaseUrl = databaseKind === 'SQLite' ? undefined : await createPostgresDatabase()
  if (blobKind === 'a folder') return { dataDir, databaseUrl, blobs: openBlobFolder(join(dataDir, 'uploads')) }
  usedBuckets += 1
  return { dataDir, databaseUrl, blobs: openS3(buckets.configOf(`bucket-${usedBuckets - 1}`)) }
}

const PICTURE = `${'p'.repeat(43)}.webp`
/** Files of all lengths that a tar pads differently. */
const CONTENTS = [0, 1, 511, 512, 513, 100_000].map((length) => Buffer.alloc(length, `${length} `))

/** A user with files and a picture, each with its row. @returns the files by name */
async function fill(place: DataPlace): Promise<ReadonlyMap<string, Buffer>> {
  const database = await openDatabase(place)
  await openPepper(place, database)
  const user = newUser('lin', '', 0, 0)
  await addUser(database, user)
  const files = new Map<string, Buffer>([[PICTURE, Buffer.from('a picture')]])
  await database.insertInto('upload').values({ name: PICTURE, user_id: user.id, bytes: 9, made_at: 0 }).execute()
  for (const bytes of CONTENTS) {
    const of = hash('sha256', bytes)
    const row = { user_id: user.id, hash: of, made_at: 0, type: 'image/png', bytes: bytes.length }
    await database.insertInto('user_file').values(row).execute()
    files.set(userFileName(user.id, { hash: of, madeAt: 0 }), bytes)
  }
  for (const [name, bytes] of files) await place.blobs.put(name, bytes)
  await database.destroy()
  return files
}

async function backUp(place: DataPlace, blobs: Blobs | undefined = place.blobs) {
  const to = join(folder.path, `${places}-archives`)
  mkdirSync(to, { recursive: true })
  const database = await openDatabase(place)
  const ports = { ...place, database, blobs, version: '0.1.0', now: 1e12 }
  return writeBackup(ports, to).finally(() => database.destroy())
}

async function filesIn({ blobs }: DataPlace): Promise<ReadonlyMap<string, Buffer>> {
  const names = (await blobs.list()).map(({ name }) => name)
  return new Map(
    await Promise.all(names.map(async (name) => [name, Buffer.from((await blobs.get(name)) ?? [])] as const)),
  )
}

async function usersIn(place: DataPlace): Promise<number> {
  const database = await openDatabase(place)
  const rows = await database.selectFrom('user').select('id').execute()
  await database.destroy()
  return rows.length
}

describe.each([
  ['SQLite', 'a folder', 'PostgreSQL', 'a bucket'],
  ['PostgreSQL', 'a bucket', 'SQLite', 'a folder'],
  ['SQLite', 'a bucket', 'PostgreSQL', 'a bucket'],
  ['PostgreSQL', 'a folder', 'SQLite', 'a folder'],
] as const)('of %s and %s', (databaseKind, blobKind, otherDatabase, otherBlobs) => {
  test(`files are in an archive by the same names, and come into ${otherBlobs} and ${otherDatabase}`, async () => {
    const place = await newPlace(databaseKind, blobKind)
    const files = await fill(place)
    const { file, manifest } = await backUp(place)
    expect(blobsIn(manifest)).toEqual([...files.keys()].toSorted())
    const packed: string[] = []
    await list({ file, onReadEntry: ({ path }) => packed.push(path) })
    expect(packed.filter((name) => name.startsWith('uploads/'))).toEqual(
      [...files.keys()].toSorted().map((name) => `uploads/${name}`),
    )

    const target = await newPlace(otherDatabase, otherBlobs)
    await restoreBackup(target, file, false)
    expect(await filesIn(target)).toEqual(files)
    expect(await usersIn(target)).toBe(1)
    expect(readdirSync(target.dataDir).filter((name) => name.startsWith('.restore'))).toEqual([])
    expect(existsSync(join(target.dataDir, 'uploads')), 'nothing of a bucket is in the folder').toBe(
      otherBlobs === 'a folder',
    )
  })
})

test.each(['a folder', 'a bucket'] as const)('what vanishes from %s meanwhile is passed over', async (kind) => {
  const place = await newPlace('SQLite', kind)
  const files = await fill(place)
  const { blobs } = place
  const losing: Blobs = {
    ...blobs,
    async list() {
      const listed = await blobs.list()
      await blobs.remove(PICTURE)
      return listed
    },
  }
  const { file, manifest } = await backUp(place, losing)
  expect(blobsIn(manifest)).toEqual([...files.keys()].filter((name) => name !== PICTURE).toSorted())
  await restoreBackup(await newPlace('SQLite', 'a folder'), file, false)
})

test('a bucket that is away is one line for the operator, and leaves neither an archive nor half of one', async () => {
  const place = await newPlace('SQLite', 'a bucket')
  await fill(place)
  const away = openS3({ ...buckets.configOf('bucket-0'), endpoint: `http://127.0.0.1:${await freePort()}` })
  const refused = {
    name: 'StartFailure',
    message: expect.stringMatching(/^The files of users cannot be read \(.*ECONNREFUSED.*\)\.$/),
  }
  await expect(backUp(place, away)).rejects.toMatchObject(refused)
  const lost: Blobs = { ...place.blobs, get: away.get }
  await expect(backUp(place, lost), 'it goes away after it has been listed').rejects.toMatchObject(refused)
  expect(readdirSync(join(folder.path, `${places}-archives`))).toEqual([])

  const { file } = await backUp(place)
  const target = await newPlace('SQLite', 'a folder')
  await expect(restoreBackup({ ...target, blobs: away }, file, false)).rejects.toMatchObject({
    ...{
      name: 'StartFailure',
      message: expect.stringMatching(/^The files of users cannot be written \(.*ECONNREFUSED/),
    },
  })
  expect(await usersIn(target)).toBe(0)
})

test.each(['a folder', 'a bucket'] as const)(
  'a restore into %s that was cut off among its files has no row without a file, and is done again',
  async (kind) => {
    const place = await newPlace('SQLite', 'a folder')
    const files = await fill(place)
    const { file } = await backUp(place)
    const target = await newPlace('SQLite', kind)
    let written = 0
    const failing: Blobs = {
      ...target.blobs,
      async put(name, bytes) {
        written += 1
        if (written > 3) throw new Error('the disk is full')
        await target.blobs.put(name, bytes)
      },
    }
    await expect(restoreBackup({ ...target, blobs: failing }, file, false)).rejects.toThrow('the disk is full')
    expect((await filesIn(target)).size).toBeGreaterThan(0)
    expect(await usersIn(target)).toBe(0)
    await restoreBackup(target, file, false)
    expect(await filesIn(target)).toEqual(files)
    expect(await usersIn(target)).toBe(1)
  },
)

test('an archive may be without files; it leaves those alone that are where it is restored', async () => {
  const place = await newPlace('SQLite', 'a folder')
  const files = await fill(place)
  const database = await openDatabase(place)
  const ports = { ...place, database, blobs: undefined, version: '0.1.0', now: 1e12 }
  const { file, manifest } = await writeBackup(ports, join(folder.path, 'without.tar.gz'))
  await database.destroy()
  expect([manifest.withoutFiles, blobsIn(manifest)]).toEqual([true, []])
  await restoreBackup(place, file, true)
  expect(await filesIn(place)).toEqual(files)
})

test('of many files a few are in memory', async () => {
  const names = Array.from({ length: 1000 }, (_, at) => `${String(at).padStart(43, '0')}.bin`)
  let [asked, taken, most] = [0, 0, 0]
  const blobs: Blobs = {
    list: async () => names.map((name) => ({ name, at: 0 })),
    async get() {
      asked += 1
      most = Math.max(most, asked - taken)
      return Buffer.from(String(asked))
    },
    put: async () => {},
    remove: async () => {},
  }
  const order: string[] = []
  for await (const { name } of readUserFiles(blobs)) {
    taken += 1
    order.push(name)
  }
  expect(order).toEqual(names)
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThanOrEqual(8)
})
