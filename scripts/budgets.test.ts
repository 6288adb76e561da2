import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isWithinLimit, measureBudgets } from './budgets.ts'

/** Random text of about `kb` KB after gzip. */
const randomText = (kilobytes: number) =>
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
  { file: 'assets/deep.js', imports: [], modules: ['src/client/core/text/i18n.ts'] },
  { file: 'assets/lazy.js', imports: [], modules: [lazy] },
  ...languages.map((one) => ({
    file: `assets/${one}.js`,
    imports: [],
    modules: [`src/client/languages/${one}.home.ts`],
  })),
]
const over = () =>
  measureBudgets(folder)
    .filter((budget) => !isWithinLimit(budget))
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

test('a small page meets every budget; a UI kit loaded on demand is not counted', () => {
  expect(over()).toEqual([])
})

test('static imports of the entry are counted at any depth', () => {
  write('assets/deep.js', randomText(94))
  expect(over()).toEqual(['scripts of the entry'])
})

test('a UI kit module in the entry is reported', () => {
  write('.vite/modules.json', JSON.stringify(modules('node_modules/react-aria-components/dist/Button.js')))
  expect(over()).toEqual(['modules of the UI kit in the entry'])
})

test('linked stylesheets count with the page', () => {
  write('index.html', '<link rel="stylesheet" href="/assets/a.css">')
  write('assets/a.css', randomText(15))
  expect(over()).toEqual(['index.html with its styles, digits and boot script'])
})

test('a catalog that is too large or has no chunk is over the limit', () => {
  write('assets/ja.js', randomText(3))
  write('.vite/modules.json', JSON.stringify(modules('a.js').slice(0, -1)))
  expect(over()).toEqual(['catalog of the home screen, ja', 'catalog of the home screen, ko'])
})

test('each widget adds its allowance to the entry’s limit', () => {
  const limit = () => measureBudgets(folder).find(({ name }) => name === 'scripts of the entry')?.limit
  expect(limit()).toBe(92)
  const [start, ...rest] = modules('node_modules/react/index.js')
  const widgets = ['clock', 'notes'].map((id) => `src/client/widgets/${id}/widget.ts`)
  write('.vite/modules.json', JSON.stringify([{ ...start, modules: widgets }, ...rest]))
  expect(limit()).toBeCloseTo(92.24)
})

test('a feature’s lazy entry point in the entry is reported', () => {
  const door = 'src/client/features/layout/grid/lazy.ts'
  write('.vite/modules.json', JSON.stringify(modules(door)))
  expect(over()).toEqual(['lazy doors of features in the entry'])
})
