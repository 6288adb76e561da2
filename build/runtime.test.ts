import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { groupChunks } from './chunks.ts'
import { runtimeInHome } from './runtime.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'genkan-runtime-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Builds files, `main.ts` and all that it uses as `home`. @returns the files of the build */
async function buildOf(files: Readonly<Record<string, string>>): Promise<Rolldown.RolldownOutput['output']> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const codeSplitting = { groups: groupChunks({ home: [join(folder, 'main.ts')] }) }
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [runtimeInHome()],
    build: { modulePreload: false, rolldownOptions: { output: { codeSplitting } } },
  })
  if (!('output' in result)) throw new Error('one output')
  return result.output
}

const FILES = {
  'package.json': '{"type":"module"}',
  'index.html': '<script type="module" src="/main.ts"></script>',
  'greet.cjs': 'exports.greet = (name) => "hello " + name',
  'name.cjs': 'module.exports = "Genkan"',
  'main.ts': "import { say } from './say.ts'\nObject.assign(globalThis, { say, load: () => import('./lazy.ts') })",
  'say.ts': "import { greet } from './greet.cjs'\nexport const say = (name: string) => greet(name)",
}

test('the runtime is in home, and every chunk works with it', async () => {
  const lazy = "import name from './name.cjs'\nimport { say } from './say.ts'\nexport const answer = say(name)"
  const output = await buildOf({ ...FILES, 'lazy.ts': lazy })
  const chunks = output.filter(({ type }) => type === 'chunk')
  expect(chunks.map(({ name }) => name).toSorted()).toEqual(['home', 'lazy'])
  const home = chunks.find(({ name }) => name === 'home')
  await import(pathToFileURL(join(folder, 'dist', home?.fileName ?? '')).href)
  const { load } = globalThis as typeof globalThis & { load(): Promise<{ readonly answer: string }> }
  expect((await load()).answer).toBe('hello Genkan')
})

test('a chunk that needs it and does not import home fails the build', async () => {
  const lazy = "import name from './name.cjs'\nexport const answer = name"
  await expect(buildOf({ ...FILES, 'lazy.ts': lazy })).rejects.toThrow('imports nothing that imports home')
})
