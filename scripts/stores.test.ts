import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BROWSERS } from '../build/extension/browsers.ts'
import { manifestOf } from '../build/extension/manifest.ts'
import { LANGUAGES } from '../src/shared/constants.ts'
import { LANGUAGE_TABLE } from '../src/shared/languages.ts'
import { root } from './lib/root.ts'

const guide = readFileSync(join(root, 'docs/guides/stores.md'), 'utf8')
/** The permissions that the tables of the guide explain. */
const explained = [...guide.matchAll(/^\| `([a-zA-Z]+)`(?: \(\w+\))? +\|/gm)].map(([, name = '']) => name)

test('the guide of the stores says why of each permission, and of no other', () => {
  const asked = BROWSERS.flatMap((browser) => {
    const manifest = JSON.parse(JSON.stringify(manifestOf(browser, { version: '1.0.0', games: [] })))
    return [...manifest.permissions, ...manifest.optional_permissions]
  })
  expect(new Set(explained)).toEqual(new Set(asked))
})

test('it has the texts of every language', () => {
  for (const language of LANGUAGES) expect(guide).toContain(`### ${LANGUAGE_TABLE[language].name}\n`)
})
