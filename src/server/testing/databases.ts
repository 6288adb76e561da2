import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { type Database, openDatabase } from '../adapters/database/open.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { makeFolder } from './project.ts'

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
    let server: TestPostgres
    const opened: Database[] = []
    beforeAll(async () => {
      server = await startPostgres()
    })
    afterAll(async () => {
      for (const database of opened) await database.destroy()
      await server.stop()
    })
    tests(async () => {
      const database = await openDatabase({ databaseUrl: await server.create(), dataDir: '' })
      opened.push(database)
      return database
    })
  })
}
