import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashInputs } from './builds.ts'

let folder: string
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'genkan-builds-'))
  write('src/client/app/App.tsx', 'app')
  write('src/server/main.ts', 'server')
  write('catalog/sites.json', '[]')
  write('vite.config.ts', 'config')
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each([
  'src/client/app/App.tsx',
  'src/client/new/Tile.module.css',
  'src/shared/lib/text.ts',
  'src/extension/newtab.html',
  'catalog/sites.json',
  'build/page.ts',
  'vite.config.ts',
  'package-lock.json',
])('a change of %s requires a build', (file) => {
  const before = hashInputs(folder)
  write(file, 'changed')
  expect(hashInputs(folder)).not.toBe(before)
})

test('a deleted or renamed file requires a build', () => {
  const before = hashInputs(folder)
  rmSync(join(folder, 'catalog/sites.json'))
  const without = hashInputs(folder)
  write('catalog/other.json', '[]')
  expect(new Set([before, without, hashInputs(folder)]).size).toBe(3)
})

test('changes of the server, of tests and of times require none', () => {
  const before = hashInputs(folder)
  write('src/server/main.ts', 'changed')
  write('src/client/App.test.tsx', 'changed')
  utimesSync(join(folder, 'src/client/app/App.tsx'), 0, 0)
  expect(hashInputs(folder)).toBe(before)
})
