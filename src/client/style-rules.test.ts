import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** What tiles lie in. */
const AROUND = String.raw`(?:\bhtml|:root|\bbody|#root|\bmain|\bnav|\bul|\[data-pages\])`

it('asks nothing around the tiles by :has: it would be looked for in all of them whenever one comes', () => {
  const asks = new RegExp(String.raw`${AROUND}(?:[.[#:][^\s>+~,{]*)?:has\(`)
  expect('main:has([data-behind-search-panel]) ~ .dock').toMatch(asks)
  expect('main[data-minimal]:is(:has(li)) .dock').toMatch(asks)
  expect('main[data-behind-search-panel] ~ .dock, header:has(+ search)').not.toMatch(asks)
  const sheets = globSync('**/*.css', { cwd: import.meta.dirname })
  expect(sheets.filter((sheet) => asks.test(readFileSync(join(import.meta.dirname, sheet), 'utf8')))).toEqual([])
})
