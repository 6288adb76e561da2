import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeFolder } from '../../../src/server/testing/project.ts'
import { checkIntegrity } from './product.ts'

const folder = makeFolder()
afterAll(() => folder.remove())

/** Runs statements on a database by a process that is killed at their end. */
function killAfter(statements: string): void {
  const program = `const db = new (require('node:sqlite').DatabaseSync)(${JSON.stringify(join(folder.path, 'genkan.db'))})
    ${statements}
    process.kill(process.pid, 'SIGKILL')`
  spawnSync(process.execPath, ['-e', program])
}
const FILL = "for (let at = 0; at < 500; at += 1) db.exec('insert into t values (hex(randomblob(50)))')"

test('the check of a database leaves its log, finds damage, and takes one that is not there for whole', () => {
  expect(checkIntegrity(folder.path)).toBe('ok')
  killAfter(`db.exec('pragma journal_mode = wal; create table t (x); create index i on t (x)'); ${FILL}`)
  const log = join(folder.path, 'genkan.db-wal')
  const before = readFileSync(log)
  expect(before.length).toBeGreaterThan(100_000)
  expect(checkIntegrity(folder.path)).toBe('ok')
  expect(readFileSync(log).equals(before)).toBe(true)
  const file = join(folder.path, 'genkan.db')
  writeFileSync(file, readFileSync(file).fill(7, 0, 100))
  truncateSync(log, 0)
  expect(statSync(log).size).toBe(0)
  expect(checkIntegrity(folder.path)).not.toBe('ok')
})

test('a database that was killed before it had a log is whole once its journal is rolled back', () => {
  for (const name of readdirSync(folder.path)) rmSync(join(folder.path, name))
  killAfter(`db.exec('create table t (x); pragma cache_size = 1; begin'); ${FILL}`)
  expect(readdirSync(folder.path)).toContain('genkan.db-journal')
  expect(checkIntegrity(folder.path)).toBe('ok')
})
