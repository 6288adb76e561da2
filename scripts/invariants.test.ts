import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/root.ts'

const DECISION = 'docs/decisions/0078-why-no-change-is-lost.md'
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The invariants of the sync, as the decision lists them: the name of each, and the files of its tests. */
function readList(): ReadonlyMap<string, readonly string[]> {
  const lines = [...read(DECISION).matchAll(/^- \*\*(I\d+)\*\* .*$/gm)]
  return new Map(
    lines.map(([line, name = '']) => {
      const links = [...line.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => join(dirname(DECISION), href))
      return [name, links]
    }),
  )
}

/** The invariants that titles of tests begin with, as `I1, I2: …`. */
const namedIn = (path: string): ReadonlySet<string> =>
  new Set([...read(path).matchAll(/['"`]((?:[A-Z]\d+, )*[A-Z]\d+): /g)].flatMap(([, names = '']) => names.split(', ')))

test('every invariant of the sync is named by the title of a test in each file that the decision names', () => {
  const listed = readList()
  expect([...listed.keys()]).toEqual(Array.from({ length: 10 }, (_, at) => `I${at + 1}`))
  for (const [name, files] of listed) {
    expect(files, name).not.toEqual([])
    for (const file of files) expect([...namedIn(file)], `${name} in ${file}`).toContain(name)
  }
})
