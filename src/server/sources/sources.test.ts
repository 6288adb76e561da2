import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SOURCE_IDS } from './index.ts'

test('the guide has a line for every source, and for nothing else', () => {
  const guide = readFileSync(new URL('../../../docs/guides/sources.md', import.meta.url), 'utf8')
  const listed = [...guide.matchAll(/^\| `([a-z]+\.[\w-]+)`/gm)].map(([, id]) => id)
  expect(listed.toSorted()).toEqual(SOURCE_IDS.toSorted())
})

test('every area has a file of tests that watches over its sources', () => {
  const files = globSync('*/*.test.ts', { cwd: import.meta.dirname })
  const calls = files.flatMap((file) => {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8')
    return [...text.matchAll(/replayFixtures\([^[]*\[([^\]]*)\]/g)].flatMap(
      ([, areas = '']) => areas.match(/\w+/g) ?? [],
    )
  })
  expect(calls.toSorted()).toEqual([...new Set(SOURCE_IDS.map((id) => id.split('.')[0]))].toSorted())
})
