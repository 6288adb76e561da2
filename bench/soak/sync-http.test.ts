import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeFolder, writeProject, writeStart } from '../../src/server/testing/project.ts'
import { soakSync } from './sync-http.ts'

const folder = makeFolder()
afterAll(() => folder.remove())

test('ten kills of a server to which devices write: every section is one chain with every acknowledged push', async () => {
  const told: string[] = []
  writeProject(folder)
  const place = { dataDir: join(folder.path, 'data'), databaseUrl: undefined }
  const target = { kind: 'SQLite', place, command: writeStart(folder) }
  const [violations, acknowledged] = await soakSync(target, 10, (line) => void told.push(line))
  expect(violations?.value, told.join('\n')).toBe(0)
  expect(acknowledged?.value).toBeGreaterThan(10)
}, 120_000)
