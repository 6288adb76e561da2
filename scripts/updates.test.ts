import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../src/shared/constants.ts'
import { packedUpdateSchema } from '../src/shared/entities/update.ts'
import { root } from './lib/root.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The releases of the changelog, which is for developers: version and day. */
const releases = [...read('CHANGELOG.md').matchAll(/^## \[(\d+\.\d+\.\d+[^\]]*)\] - (\d{4}-\d{2}-\d{2})$/gm)].map(
  ([, version = '', date = '']) => ({ version, date }),
)
const files = globSync('catalog/updates/*.json', { cwd: root })

test('every released version tells its users what it has brought', () => {
  expect(releases.length).toBeGreaterThan(0)
  const told = files.map((path) => ({ version: basename(path, '.json'), date: JSON.parse(read(path)).date }))
  expect(told).toEqual(expect.arrayContaining(releases))
  expect(told).toHaveLength(releases.length)
})

test.each(files)('%s has one to five lines in each language, as many in all', (path) => {
  const { lines } = v.parse(packedUpdateSchema, JSON.parse(read(path)))
  expect(new Set(LANGUAGES.map((language) => lines[language].length)).size).toBe(1)
})

test('a sixth line, a language that is missing and an empty line are refused', () => {
  const lines = (count: number) => Array.from({ length: count }, () => 'x')
  const update = (of: (language: string) => string[] | undefined) => ({
    date: '2026-11-20',
    lines: Object.fromEntries(LANGUAGES.map((language) => [language, of(language)]).filter(([, of]) => of)),
  })
  const isValid = (one: unknown) => v.safeParse(packedUpdateSchema, one).success
  expect(isValid(update(() => lines(5)))).toBe(true)
  expect(isValid(update((language) => lines(language === 'ja' ? 6 : 5)))).toBe(false)
  expect(isValid(update((language) => (language === 'ko' ? undefined : lines(1))))).toBe(false)
  expect(isValid(update(() => [' ']))).toBe(false)
})
