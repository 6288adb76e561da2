import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const client = join(import.meta.dirname, '..', '..')
const texts = new Map(
  globSync('**/*.css', { cwd: client }).map((sheet) => [sheet, readFileSync(join(client, sheet), 'utf8')]),
)

/** The sheets of the client, by their paths in it, that have a forbidden rule. */
const sheetsWith = (forbidden: RegExp) => [...texts].flatMap(([sheet, text]) => (forbidden.test(text) ? [sheet] : []))

it('all sheets are read', () => expect(texts.size).toBeGreaterThan(100))

/** Selectors of the tiles' ancestors. */
const ANCESTORS = String.raw`(?:\bhtml|:root|\bbody|#root|\bmain|\bnav|\bul|\[data-pages\])`

it('no ancestor of the tiles has a :has() rule: it would be matched against all tiles whenever one is added', () => {
  const forbidden = new RegExp(String.raw`${ANCESTORS}(?:[.[#:][^\s>+~,{]*)?:has\(`)
  expect('main:has([data-behind-search-panel]) ~ .dock').toMatch(forbidden)
  expect('main[data-minimal]:is(:has(li)) .dock').toMatch(forbidden)
  expect('main[data-behind-search-panel] ~ .dock, header:has(+ search)').not.toMatch(forbidden)
  expect(sheetsWith(forbidden)).toEqual([])
})

it('what a phone is, the boot script alone decides: sheets ask for data-mobile, not for a width', () => {
  /** First visits' place of the clock; the date's length on a low screen; a pill that is shorter, and
   * words that become pictures where there is no room. */
  const allowed = [
    'app/App.module.css',
    'features/look/clock/Clock.module.css',
    'features/look/clock/date/DayLine.module.css',
    'features/layout/free-layout/editor/page-state/StatePill.module.css',
    'features/desk/search/panel/Modes.module.css',
  ]
  const byWidth = /@media[^{]*\bwidth\b/
  expect('@media (max-width: 767px) {').toMatch(byWidth)
  expect(sheetsWith(byWidth).filter((sheet) => !allowed.includes(sheet))).toEqual([])
})

it('Han, kana and Hangul are never below 12 px: what may be so small is the token that follows the language', () => {
  const small = /font(?:-size)?:\s*(?:\d{3} )?(?:\d|1[01])px(?![^;]*--gk-num)/
  expect('font: 400 11px / 16px var(--gk-font);').toMatch(small)
  expect('font: 400 11px / 14px var(--gk-num); font-size: 12px; font-size: 110px;').not.toMatch(small)
  /** Names of keys and units, which are Latin. */
  const allowed = [
    'features/desk/search/panel/views/SuggestionsPanel.module.css',
    'ui/form/keys/KeyRecorder.module.css',
    'ui/form/number/Slider.module.css',
    'ui/overlay/menu/Menu.module.css',
  ]
  expect(sheetsWith(small).filter((sheet) => !allowed.includes(sheet))).toEqual([])
})

it('what Firefox and WebKit draw wrong is in no sheet: dashes of numbers that are computed, spaces that overlap', () => {
  const wrong = /stroke-dasharray:[^;]*calc\((?![^;]*px)|text-autospace: (?!var\()|--dash: calc\((?![^;]*px)/
  expect('stroke-dasharray: 0.1 calc(1 - var(--dash));').toMatch(wrong)
  expect('text-autospace: normal;').toMatch(wrong)
  expect('stroke-dasharray: var(--dash) calc(1px - var(--dash)); --dash: calc(0.1px * 2);').not.toMatch(wrong)
  expect(sheetsWith(wrong)).toEqual([])
})
