import { join } from 'node:path'
import { afterAll, describe, inject } from 'vitest'
import { type Database, openDatabase } from '../adapters/database/open.ts'
import { makeFolder } from './project.ts'

/** The address of a new, empty database of the run's PostgreSQL server. @throws Error when the server does not start */
export async function createPostgresDatabase(): Promise<string> {
  const answer = await fetch(inject('postgresOffer'))
  if (!answer.ok) throw new Error(await answer.text())
  return answer.text()
}

/** Runs tests on both kinds of database: the embedded one, and a PostgreSQL server. @param tests gets what opens a new one */
export function describeDatabases(tests: (open: () => Promise<Database>) => void): void {
  describe('SQLite', () => {
    const folder = makeFolder()
    const opened: Database[] = []
    afterAll(async () => {
      for (const database of opened) await database.destroy()
      folder.remove()
    })
    tests(async () => {
      const database = await openDatabase({ databaseUrl: undefined, dataDir: join(folder.path, String(opened.length)) })
      opened.push(database)
      return database
    })
  })
  describe('PostgreSQL', () => {
    const opened: Database[] = []
    afterAll(async () => {
      for (const database of opened) await database.destroy()
    })
    tests(async () => {
      const database = await openDatabase({ databaseUrl: await createPostgresDatabase(), dataDir: '' })
      opened.push(database)
      return database
    })
  })
}
