import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../src/shared/constants.ts'
import {
  type Budget,
  describeBudget,
  isRecorded,
  isWithinLimit,
  measureBudgets,
  type SizeRecord,
  sizesOf,
} from './budgets.ts'

/** Random text of about as many KB after Brotli. */
const randomText = (kilobytes: number) =>
  randomBytes(kilobytes * 1000)
    .toString('base64')
    .slice(0, kilobytes * 1340)

const languages = LANGUAGES
let folder: string
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
const modules = (react: string, lazy = 'src/client/app/App.tsx') => [
  { file: 'assets/start.js', imports: ['assets/react.js'], modules: ['src/client/startup/until-first-frame.ts'] },
  { file: 'assets/react.js', imports: ['assets/deep.js'], modules: [react] },
  { file: 'assets/deep.js', imports: [], modules: ['src/client/core/text/i18n.ts'] },
  { file: 'assets/lazy.js', imports: [], modules: [lazy] },
  ...languages.map((one) => ({
    file: `assets/${one}.js`,
    imports: [],
    modules: [`virtual:messages/${one}.first-frame`],
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
  write('assets/deep.js', randomText(97))
  expect(over()).toEqual(['scripts of the entry'])
})

test('a UI kit module in the entry is reported', () => {
  write('.vite/modules.json', JSON.stringify(modules('node_modules/react-aria-components/dist/Button.js')))
  expect(over()).toEqual(['modules of the UI kit in the entry'])
})

test('each game is small by itself', () => {
  write('games/one/index.html', randomText(100))
  write('games/other/index.html', randomText(50))
  expect(over()).toEqual([])
  write('games/other/index.html', randomText(120))
  expect(measureBudgets(folder).find(({ id }) => id === 'game')?.causes).toEqual(['games/other/index.html'])
  expect(over()).toEqual(['the largest game'])
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

test('the limit of the entry does not depend on the number of widgets', () => {
  const limit = () => measureBudgets(folder).find(({ id }) => id === 'entry')?.limit
  expect(limit()).toBe(96_000)
  const [start, ...rest] = modules('node_modules/react/index.js')
  const widgets = ['clock', 'notes'].map((id) => `src/client/widgets/${id}/widget.ts`)
  write('.vite/modules.json', JSON.stringify([{ ...start, modules: widgets }, ...rest]))
  expect(limit()).toBe(96_000)
})

test('sizes are those of Brotli at quality 11, each file compressed on its own', () => {
  const text = 'const greeting = "hello"\n'.repeat(50)
  const before = sizesOf(measureBudgets(folder))
  write('assets/start.js', text)
  write('assets/deep.js', text)
  const alone = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  const x = brotliCompressSync('x').length
  expect(sizesOf(measureBudgets(folder)).entry).toBe((before.entry ?? 0) + 2 * (alone - x))
})

test('a feature’s lazy entry point in the entry is reported', () => {
  const door = 'src/client/features/layout/grid/lazy.ts'
  write('.vite/modules.json', JSON.stringify(modules(door)))
  expect(over()).toEqual(['lazy doors of features in the entry'])
})

describe('growth against the record', () => {
  const record = () => sizesOf(measureBudgets(folder))
  const grown = (of: SizeRecord) =>
    measureBudgets(folder)
      .filter((budget) => !isRecorded(budget, of))
      .map(({ id }) => id)

  test('only sizes in bytes are recorded', () => {
    expect(Object.keys(record())).toEqual(['page', 'entry', ...languages.map((one) => `catalog ${one}`), 'game'])
  })

  test('the entry may grow by 1000 bytes and the page by 200 before it must be recorded', () => {
    const { page = 0, entry = 0, ...catalogs } = record()
    expect(grown({ page: page - 200, entry: entry - 1_000, ...catalogs })).toEqual([])
    expect(grown({ page: page - 201, entry, ...catalogs })).toEqual(['page'])
    expect(grown({ page, entry: entry - 1_001, ...catalogs })).toEqual(['entry'])
  })

  test('what shrank, and catalogs of any size, need no record', () => {
    const { page = 0, entry = 0 } = record()
    expect(grown({ page: page + 5_000, entry: entry + 5_000 })).toEqual([])
  })

  test('page and entry must be in the record', () => {
    expect(grown({})).toEqual(['page', 'entry'])
  })

  test('a line names the size, its limit and its growth', () => {
    const budget: Budget = { id: 'page', name: 'page', value: 12_210, limit: 14_000, unit: 'bytes', tolerance: 200 }
    expect(describeBudget(budget, { page: 12_198 })).toBe('kept  page: 12.21 of 14 KB, +12 bytes')
    expect(describeBudget(budget, { page: 12_300 })).toBe('kept  page: 12.21 of 14 KB, -90 bytes')
    expect(describeBudget(budget, { page: 12_000 })).toBe('GREW  page: 12.21 of 14 KB, +210 bytes')
    expect(describeBudget(budget, {})).toBe('GREW  page: 12.21 of 14 KB, not recorded')
    expect(describeBudget({ ...budget, value: 14_001 }, { page: 14_001 })).toBe('OVER  page: 14.00 of 14 KB, +0 bytes')
    expect(describeBudget({ id: 'kit', name: 'modules', value: 1, limit: 0, unit: 'count' }, {})).toBe(
      'OVER  modules: 1 of 0',
    )
  })
})
