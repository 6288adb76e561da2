import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/root.ts'

/** What writes a time of day for the user: a format of hours, up to its end. */
const FORMAT = /new Intl\.DateTimeFormat\((?:[^()]|\([^()]*\))*\)/g

test('every time of day is written in the hours of the clock: its format says hourCycle, or hour12', () => {
  const files = globSync('src/client/**/*.{ts,tsx}', { cwd: root }).filter((path) => !/\.test\.|\.example\./.test(path))
  expect(files.length).toBeGreaterThan(500)
  const forgotten = files.filter((path) =>
    (readFileSync(join(root, path), 'utf8').match(FORMAT) ?? []).some(
      (format) => /\bhour:|timeStyle/.test(format) && !/hourCycle|hour12/.test(format),
    ),
  )
  expect(forgotten).toEqual([])
})
