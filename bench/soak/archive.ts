import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Bench, Figure } from '../../scripts/lib/figures.ts'
import { findFreePort } from '../../scripts/lib/server.ts'
import { type DatabasePlace, openDatabase } from '../../src/server/adapters/database/open.ts'
import { readEpoch } from '../../src/server/modules/sync/versions/version-repository.ts'
import { startPostgres } from '../../src/server/testing/postgres.ts'
import { makeFolder } from '../../src/server/testing/project.ts'
import { makeUsers } from '../server/make-users.ts'
import { type Cost, runAdminCommand } from './archive/admin.ts'
import { fill, usersFor } from './archive/fill.ts'
import { awaitState } from './sync/await-state.ts'
import { startDevices } from './sync/devices.ts'
import { findProblems, findWholeFiles, readStored } from './sync/evidence.ts'
import { prepareProduct, type StartProduct, withServer } from './sync/product.ts'
import { sendTo } from './sync/send.ts'
import type { Log } from './sync/writers.ts'

/** Accounts whose devices write while the archive is made, each as often as a user may. */
const WRITERS = 30
const DEVICES = 2
const PAUSE_MS = 2500
const MB = 1024 * 1024

/** An archive, and what must be in it. */
interface Archive {
  readonly file: string
  readonly cost: Cost
  readonly epoch: string
  /** Pushes that were acknowledged before it was begun, and those that never were taken. */
  readonly before: Pick<Log, 'acknowledged' | 'refused'>
  /** Pushes that were acknowledged meanwhile. */
  readonly meanwhile: number
  readonly versions: number
  readonly files: ReadonlySet<string>
}

const epochOf = async (place: DatabasePlace): Promise<string> => {
  const database = await openDatabase(place)
  return readEpoch(database).finally(() => database.destroy())
}

/** Makes an archive of so many bytes while devices write. */
async function makeArchive(folder: string, start: StartProduct, megabytes: number): Promise<Archive> {
  const place = { dataDir: join(folder, 'data'), databaseUrl: undefined }
  const users = await makeUsers(place, WRITERS + usersFor(megabytes))
  const { versions, files } = await fill(place, users.slice(WRITERS))
  const file = join(folder, 'archive.tar.gz')
  const made = await withServer(start(place, { port: await findFreePort() }), async (server) => {
    const newSend = () => sendTo(server.origin)
    const devices = startDevices({ newSend, users: users.slice(0, WRITERS), perUser: DEVICES, pauseMs: PAUSE_MS })
    const { acknowledged, refused } = devices.log
    if (!(await awaitState(() => acknowledged.length >= 2 * WRITERS))) throw new Error('devices do not get on')
    const before = { acknowledged: [...acknowledged], refused }
    const cost = await runAdminCommand(place, ['backup', file])
    const meanwhile = acknowledged.length - before.acknowledged.length
    await devices.stop()
    return { cost, before, meanwhile }
  })
  return { ...made, file, epoch: await epochOf(place), versions, files }
}

/** Restores an archive into an empty place, and looks at what is there then. */
async function restore({ file, before, epoch, ...filled }: Archive, place: DatabasePlace) {
  const cost = await runAdminCommand(place, ['restore', file])
  const stored = await readStored(place)
  const whole = findWholeFiles(place.dataDir, stored)
  const versions = stored.versions.filter(({ of }) => of.endsWith(' more')).length
  const problems = [
    ...findProblems(stored, before),
    ...(versions === filled.versions ? [] : [`there are ${versions} versions of ${filled.versions}`]),
    ...[...filled.files].filter((of) => !whole.has(of)).map((of) => `the file ${of} is not there`),
    ...((await epochOf(place)) === epoch ? ['it is of the same timeline'] : []),
  ]
  return { cost, problems }
}

const costs = (name: string, { seconds, megabytes }: Cost): Figure[] => [
  { name: `${name} takes`, value: seconds, unit: 's', target: { op: '<=', value: 300 }, timed: true },
  { name: `${name} has at most`, value: megabytes, unit: 'MB', target: { op: '<=', value: 400 } },
]

export const bench: Bench = {
  about:
    'An archive of histories and files is made while devices write, and restored into both kinds of database: it has each section as one chain with all that was acknowledged before, every file, and begins another timeline.',
  quickSeconds: 300,
  async run({ quick, log }) {
    const folder = makeFolder()
    const megabytes = quick ? 100 : 1000
    const postgres = await startPostgres(true)
    try {
      const archive = await makeArchive(folder.path, prepareProduct(folder), megabytes)
      log(
        `${archive.versions} versions and ${archive.files.size} files, ${Math.ceil(statSync(archive.file).size / MB)} MB packed`,
      )
      const figures = [
        ...costs(`a backup of ${megabytes} MB`, archive.cost),
        {
          name: 'pushes taken meanwhile',
          value: archive.meanwhile,
          unit: 'pushes',
          target: { op: '>=', value: 10 },
        } as const,
      ]
      for (const [kind, databaseUrl] of [
        ['SQLite', undefined],
        ['PostgreSQL', await postgres.create()],
      ] as const) {
        const dataDir = join(folder.path, `restored-${kind}`)
        mkdirSync(dataDir)
        const { cost, problems } = await restore(archive, { dataDir, databaseUrl })
        for (const problem of problems.slice(0, 10)) log(`${kind}: ${problem}`)
        const none = { op: '<=', value: 0 } as const
        figures.push(...costs(`restoring on ${kind}`, cost), {
          ...{ name: `violations after restoring on ${kind}`, value: problems.length, unit: 'times', target: none },
        })
      }
      return figures
    } finally {
      await postgres.stop()
      folder.remove()
    }
  },
}
