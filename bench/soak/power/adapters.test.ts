import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { root } from '../../../scripts/lib/root.ts'
import { seededRandom } from '../../../src/client/lib/values/seeded.ts'
import { openBlobFolder } from '../../../src/server/adapters/blobs/folder.ts'
import { openSqlite } from '../../../src/server/adapters/database/open-sqlite.ts'
import { readPepper } from '../../../src/server/adapters/passwords/pepper.ts'
import { writeBackup } from '../../../src/server/backup/backup.ts'
import { makeFolder } from '../../../src/server/testing/project.ts'
import { writeImage } from './cuts.ts'
import { createDisk, type Image } from './disk.ts'
import { readTrace } from './trace.ts'
import { traceOf, whyNoTracer } from './tracer.ts'

const folder = makeFolder()
afterAll(() => folder.remove())

const urlOf = (path: string) => pathToFileURL(join(root, 'src/server/adapters', path)).href
const NAME = `${'a'.repeat(43)}.bin`
let made = 0

const newFolder = (): string => {
  made += 1
  const path = join(folder.path, String(made))
  mkdirSync(path)
  return path
}

/** What power cuts leave of what a program does to an empty folder `dataDir` and is killed: `during` at any act, `after` at the end. */
function cutProgram(program: string): { readonly during: readonly Image[]; readonly after: readonly Image[] } {
  const dataDir = newFolder()
  const text = `const dataDir = ${JSON.stringify(dataDir)}; ${program}; process.kill(process.pid, 'SIGKILL')`
  folder.write('program.mjs', text)
  const trace = join(folder.path, 'trace')
  const { stderr } = spawnSync('strace', traceOf(trace, [process.execPath, join(folder.path, 'program.mjs')]))
  expect(stderr.toString()).toBe('')
  const disk = createDisk()
  const random = seededRandom('cuts')
  const during = readTrace(readFileSync(trace, 'utf8'), dataDir).map((act, at) => {
    disk.apply(act, at)
    return disk.cut(random)
  })
  return { during, after: Array.from({ length: 50 }, () => disk.cut(random)) }
}

/** Writes an image into a new folder. */
function placeImage(image: Image): string {
  const dataDir = join(newFolder(), 'data')
  writeImage(image, dataDir)
  return dataDir
}

/** The row that a program has put into the database, as the server finds it. */
async function readTestRow(image: Image): Promise<string | undefined> {
  const database = await openSqlite(placeImage(image))
  const row = await database.selectFrom('instance').selectAll().where('key', '=', 'test').executeTakeFirst()
  await database.destroy()
  return row?.value
}

describe.skipIf(whyNoTracer() !== undefined)('after a power cut', () => {
  test('the database has what was committed, and opens whenever it was cut', async () => {
    const { during, after } = cutProgram(`
      const { openSqlite } = await import('${urlOf('database/open-sqlite.ts')}')
      const database = await openSqlite(dataDir)
      await database.insertInto('instance').values({ key: 'test', value: 'kept' }).execute()`)
    for (const image of during.filter((_, at) => at % 10 === 0)) await readTestRow(image)
    const values = await Promise.all(after.map(readTestRow))
    expect(values.filter((value) => value !== 'kept')).toEqual([])
  })

  test('a file that was kept is there, whole', () => {
    const { during, after } = cutProgram(`
      const { openBlobFolder } = await import('${urlOf('blobs/folder.ts')}')
      await openBlobFolder(dataDir + '/uploads').put('${NAME}', Buffer.alloc(9000, 'x'))`)
    const sizes = (images: readonly Image[]) => new Set(images.map((image) => image.get(join('uploads', NAME))?.length))
    expect(sizes(after)).toEqual(new Set([9000]))
    expect(sizes(during).difference(new Set([undefined, 9000]))).toEqual(new Set())
  })

  test('the key of the passwords is the one that was read, and never half of it', async () => {
    const { during, after } = cutProgram(`
      const { readPepper } = await import('${urlOf('passwords/pepper.ts')}')
      await readPepper({ dataDir })`)
    const keys = new Set(after.map((image) => Buffer.from(image.get('pepper.key') ?? []).toString()))
    expect(keys.size).toBe(1)
    expect([...keys][0]).toMatch(/^[\da-f]{64}$/)
    for (const image of during) await readPepper({ dataDir: placeImage(image) })
  })

  test('what was restored is there: rows, files and the key', async () => {
    const place = { dataDir: newFolder(), databaseUrl: undefined }
    const database = await openSqlite(place.dataDir)
    await database.insertInto('instance').values({ key: 'test', value: 'kept' }).execute()
    await readPepper(place)
    const blobs = openBlobFolder(join(place.dataDir, 'uploads'))
    await blobs.put(NAME, Buffer.alloc(9000, 'x'))
    const archive = join(folder.path, 'archive.tar.gz')
    await writeBackup({ database, dataDir: place.dataDir, blobs, version: '0.1.0', now: 0 }, archive)
    await database.destroy()
    const { after } = cutProgram(`
      const { restoreBackup } = await import('${urlOf('../backup/restore.ts')}')
      const { openBlobFolder } = await import('${urlOf('blobs/folder.ts')}')
      const place = { dataDir, databaseUrl: undefined, blobs: openBlobFolder(dataDir + '/uploads') }
      await restoreBackup(place, '${archive}', false)`)
    const key = readFileSync(join(place.dataDir, 'pepper.key'), 'utf8')
    for (const image of after) {
      expect(image.get(join('uploads', NAME))?.length).toBe(9000)
      expect(Buffer.from(image.get('pepper.key') ?? []).toString()).toBe(key)
      expect(await readTestRow(image)).toBe('kept')
    }
  })
})
