import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { rejectIneffectiveImports } from './warnings.ts'

/** Bundles files of these contents; `main.js` is the entry. */
async function bundle(files: Readonly<Record<string, string>>): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'genkan-warnings-'))
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
    const rolldownOptions = { input: join(root, 'main.js'), onwarn: rejectIneffectiveImports }
    await build({ configFile: false, root, logLevel: 'silent', build: { write: false, rolldownOptions } })
  } finally {
    rmSync(root, { recursive: true })
  }
}

test('an import() of a module that is in the same chunk anyway fails the build', async () => {
  const files = {
    'main.js': "import './other.js'; document.onclick = () => import('./lazy.js')",
    'other.js': "import { title } from './lazy.js'; document.title = title",
    'lazy.js': "export const title = 'Genkan'",
  }
  await expect(bundle(files)).rejects.toThrow(/lazy\.js is dynamically imported by .*main\.js.*Import it statically/s)
})

test('an import() that loads a chunk of its own is built', async () => {
  await bundle({ 'main.js': "document.onclick = () => import('./lazy.js')", 'lazy.js': 'document.title = 1' })
})

test('other warnings are passed on', () => {
  const passed: unknown[] = []
  const warning = { code: 'EVAL', message: 'eval' }
  rejectIneffectiveImports(warning, (one) => passed.push(one))
  expect(passed).toEqual([warning])
})
