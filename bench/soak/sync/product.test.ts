import { spawnSync } from 'node:child_process'
import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeFolder } from '../../../src/server/testing/project.ts'
import { checkIntegrity } from './product.ts'

const folder = makeFolder()
afterAll(() => folder.remove())

/** A database of which rows are in the log alone, since the process that wrote them was killed. */
function leaveLog(): void {
  const program = `const db = new (require('node:sqlite').DatabaseSync)(${JSON.stringify(join(folder.path, 'genkan.db'))})
    db.exec('pragma journal_mode = wal; create table t (x); create index i on t (x)')
    for (let at = 0; at < 500; at += 1) db.exec('insert into t values (hex(randomblob(50)))')
    process.kill(process.pid, 'SIGKILL')`
  spawnSync(process.execPath, ['-e', program])
}

test('the check of a database leaves its log, finds damage, and takes one that is not there for whole', () => {
  expect(checkIntegrity(folder.path)).toBe('ok')
  leaveLog()
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
