import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { statutoryDayTable } from './statutory-day-table.ts'

test('the committed table of statutory days is the generated one', () => {
  const committed = readFileSync(new URL('../src/client/lib/calendar/statutory-day-table.ts', import.meta.url), 'utf8')
  expect(committed).toBe(statutoryDayTable())
})
