import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type RunningServer, startServer } from '../../../scripts/lib/server.ts'
import type { DatabasePlace } from '../../../src/server/adapters/database/open.ts'
import { type TemporaryFolder, writeProject, writeStart } from '../../../src/server/testing/project.ts'

/** How long a start may take, in ms, on a machine that others use, too. */
const START_MS = 60_000

interface StartOptions {
  readonly port: number
  /** After how many ms a start that has not come to its end is killed: an error, then. */
  readonly timeoutMs?: number
  readonly wrapper?: readonly string[] | undefined
}

/** Starts the product's server for a place. @throws when it does not answer in time: it is killed then */
export type StartProduct = (place: DatabasePlace, options: StartOptions) => Promise<RunningServer>

/** The product's server, which serves a sample page instead of the built one. */
export function prepareProduct(folder: TemporaryFolder): StartProduct {
  writeProject(folder)
  return startBy(writeStart(folder))
}

/** Starts a server. @param command arguments of `node` */
export const startBy =
  (command: readonly string[]): StartProduct =>
  ({ dataDir, databaseUrl }, { port, timeoutMs = START_MS, wrapper }) => {
    const env = {
      LOG_LEVEL: 'fatal',
      TRUST_PROXY: '127.0.0.1',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    }
    return startServer({ dataDir, port, env, command, wrapper, timeoutMs, readyPath: '/api/health' })
  }

/** Runs a task with a server, which is gone afterwards, also where the task fails. */
export async function withServer<Result>(
  starting: Promise<RunningServer>,
  task: (server: RunningServer) => Promise<Result>,
): Promise<Result> {
  const server = await starting
  try {
    return await task(server)
  } finally {
    await server.stop('SIGKILL')
  }
}

/**
 * SQLite's integrity check of a data folder, which leaves the write-ahead log to the next start of the server.
 * @returns `ok` or the first fault; a missing or empty file is `ok`
 */
export function checkIntegrity(dataDir: string): string {
  const file = join(dataDir, 'genkan.db')
  if (!existsSync(file)) return 'ok'
  // whoever opens it to write copies the log into the database when closing it; a journal wants to be rolled back
  const database = new DatabaseSync(file, { readOnly: !existsSync(`${file}-journal`) })
  try {
    return String(database.prepare('pragma integrity_check(1)').get()?.integrity_check)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    database.close()
  }
}
