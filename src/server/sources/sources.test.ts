import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SOURCE_IDS } from './index.ts'

test('the guide has a line for every source, and for nothing else', () => {
  const guide = readFileSync(new URL('../../../docs/guides/sources.md', import.meta.url), 'utf8')
  const listed = [...guide.matchAll(/^\| `([a-z]+\.[\w-]+)`/gm)].map(([, id]) => id)
  expect(listed.toSorted()).toEqual(SOURCE_IDS.toSorted())
})
