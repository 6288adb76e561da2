import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { lunarTable, solarTermTable } from './lunar-table.ts'

const read = (name: string) => readFileSync(new URL(`../src/${name}`, import.meta.url), 'utf8')

test('the committed tables equal those generated from tyme4ts', () => {
  expect(read('shared/lib/calendar/lunar-table.ts')).toBe(lunarTable())
  expect(read('client/lib/calendar/solar-term-table.ts')).toBe(solarTermTable())
})

test('the lunar table costs the first page less than 1 KB', () => {
  expect(gzipSync(read('shared/lib/calendar/lunar-table.ts')).length).toBeLessThan(1024)
})
