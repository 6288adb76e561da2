import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeFolder } from '../../src/server/testing/project.ts'
import { soakCrashes } from './crash.ts'
import { prepareProduct } from './sync/product.ts'

const folder = makeFolder()
afterAll(() => folder.remove())

test('three kills of a server to which devices write: every section is one chain with every acknowledged push', async () => {
  const told: string[] = []
  const newPlace = async () => ({ dataDir: mkdtempSync(join(folder.path, 'data-')), databaseUrl: undefined })
  const target = { kind: 'SQLite', newPlace, start: prepareProduct(folder) }
  const [violations, damaged, acknowledged] = await soakCrashes(target, 3, (line) => void told.push(line))
  expect([violations?.value, damaged?.value], told.join('\n')).toEqual([0, 0])
  expect(acknowledged?.value).toBeGreaterThan(3)
}, 120_000)
