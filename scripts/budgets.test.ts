import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isKept, weigh } from './budgets.ts'

/** Text of which gzip makes about so many KB. */
const heavy = (kilobytes: number) =>
  randomBytes(kilobytes * 1000)
    .toString('base64')
    .slice(0, kilobytes * 1340)

const languages = ['zh-CN', 'zh-TW', 'en', 'ja', 'ko']
let folder: string
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
const modules = (react: string, lazy = 'src/client/App.tsx') => [
  { file: 'assets/start.js', imports: ['assets/react.js'], modules: ['src/client/start.ts'] },
  { file: 'assets/react.js', imports: ['assets/deep.js'], modules: [react] },
  { file: 'assets/deep.js', imports: [], modules: ['src/client/core/i18n.ts'] },
  { file: 'assets/lazy.js', imports: [], modules: [lazy] },
  ...languages.map((one) => ({
    file: `assets/${one}.js`,
    imports: [],
    modules: [`src/client/languages/${one}.home.ts`],
  })),
]
const over = () =>
  weigh(folder)
    .filter((budget) => !isKept(budget))
    .map(({ name }) => name)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'genkan-budgets-'))
  write(
    'index.html',
    '<script vite-ignore src="/boot.js"></script><script type="module" src="/assets/start.js"></script>',
  )
  for (const file of ['boot', 'assets/start', 'assets/react', 'assets/deep', 'assets/lazy']) write(`${file}.js`, 'x')
  for (const language of languages) write(`assets/${language}.js`, 'x')
  write('.vite/modules.json', JSON.stringify(modules('node_modules/react/index.js', 'node_modules/react-aria/x.js')))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a light page keeps every budget, a UI kit that is loaded later included', () => {
  expect(over()).toEqual([])
})

test('what the entry imports statically, however deep, belongs to it', () => {
  write('assets/deep.js', heavy(94))
  expect(over()).toEqual(['scripts of the entry'])
})

test('a module of the UI kit in the entry is named', () => {
  write('.vite/modules.json', JSON.stringify(modules('node_modules/react-aria-components/dist/Button.js')))
  expect(over()).toEqual(['modules of the UI kit in the entry'])
})

test('styles that the page still links to count with it', () => {
  write('index.html', '<link rel="stylesheet" href="/assets/a.css">')
  write('assets/a.css', heavy(15))
  expect(over()).toEqual(['index.html with its styles, digits and boot script'])
})

test('a catalog too heavy, or without a chunk of its own', () => {
  write('assets/ja.js', heavy(3))
  write('.vite/modules.json', JSON.stringify(modules('a.js').slice(0, -1)))
  expect(over()).toEqual(['catalog of the home screen, ja', 'catalog of the home screen, ko'])
})

test('a widget adds its allowance to what the entry may weigh', () => {
  const limit = () => weigh(folder).find(({ name }) => name === 'scripts of the entry')?.limit
  expect(limit()).toBe(92)
  const [start, ...rest] = modules('node_modules/react/index.js')
  const widgets = ['clock', 'notes'].map((id) => `src/client/widgets/${id}/widget.ts`)
  write('.vite/modules.json', JSON.stringify([{ ...start, modules: widgets }, ...rest]))
  expect(limit()).toBeCloseTo(92.24)
})

test('a lazy door of a feature in the entry is named', () => {
  const door = 'src/client/features/grid/lazy.ts'
  write('.vite/modules.json', JSON.stringify(modules(door)))
  expect(over()).toEqual(['lazy doors of features in the entry'])
})
