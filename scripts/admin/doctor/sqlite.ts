import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ADVICE } from '../../../src/server/adapters/database/migrate.ts'
import { openAsIs } from '../../../src/server/adapters/database/open-as-is.ts'
import { reasonOf } from '../../../src/server/core/start.ts'
import { type Finding, fail, ok, warn } from './finding.ts'
import type { Inspection } from './inspect-sqlite.ts'
import { lookAtMigrations } from './migrations.ts'

/** How long a database may take to be read wholly, in ms: 20 s are about 10 GB. */
const READ_MS = 20_000

/** Looks at the embedded database of a data folder, and writes nothing there. */
export async function lookAtSqlite(dataDir: string, readMs = READ_MS): Promise<readonly Finding[]> {
  const path = join(dataDir, 'genkan.db')
  try {
    await access(path, constants.R_OK | constants.W_OK)
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (isMissing) return [warn(`there is no ${path} yet`, 'The first start of the server makes it, or set DATA_DIR.')]
    return [fail(`${path} cannot be used (${reasonOf(error)})`, "Give it to the server's user: chown, chmod 600.")]
  }
  const inspection = await inspect(path, readMs)
  if (inspection !== undefined && inspection.check !== 'ok')
    return [fail(`${path} is damaged (${inspection.check})`, ADVICE)]
  return [await describeFile(path, inspection, readMs), ...(await lookAtSteps(dataDir))]
}

async function describeFile(path: string, inspection: Inspection | undefined, readMs: number): Promise<Finding> {
  const megabytes = Math.ceil((await stat(path)).size / 1024 ** 2)
  if (inspection === undefined) {
    const found = `${path} has ${megabytes} MB, which could not be read wholly in ${readMs / 1000} s`
    return warn(found, `Look at it by sqlite3 ${path} "pragma quick_check".`)
  }
  const { version, journal } = inspection
  const about = `SQLite ${version}: ${path} is whole (${megabytes} MB)`
  if (journal === 'wal') return ok(about)
  return warn(`${about}, in the journal mode ${journal}`, 'The next start of the server puts it into WAL mode.')
}

async function lookAtSteps(dataDir: string): Promise<readonly Finding[]> {
  const database = openAsIs({ databaseUrl: undefined, dataDir })
  return await lookAtMigrations(database).finally(() => database.destroy())
}

/** Reads all of a database in a process of its own, which can be ended. @returns undefined where it takes too long */
function inspect(path: string, readMs: number): Promise<Inspection | undefined> {
  const program = join(import.meta.dirname, 'inspect-sqlite.ts')
  const args = ['--disable-warning=ExperimentalWarning', program, path]
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { timeout: readMs, killSignal: 'SIGKILL' }, (error, out) => {
      if (error?.killed === true) resolve(undefined)
      else if (error !== null) reject(error)
      else resolve(JSON.parse(out))
    })
  })
}
