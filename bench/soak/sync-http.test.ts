import { afterAll, expect, test } from 'vitest'
import { makeFolder } from '../../src/server/testing/project.ts'
import { soakSync } from './sync-http.ts'

const folder = makeFolder()
afterAll(() => folder.remove())

test('ten kills of a server to which devices write: every section is one chain with every acknowledged push', async () => {
  const told: string[] = []
  const place = { dataDir: folder.path, databaseUrl: undefined }
  const [violations, acknowledged] = await soakSync('SQLite', place, 10, (line) => void told.push(line))
  expect(violations?.value, told.join('\n')).toBe(0)
  expect(acknowledged?.value).toBeGreaterThan(10)
}, 120_000)
