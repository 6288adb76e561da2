import { expect, test } from 'vitest'
import { shownNotice, stillListed } from './model.ts'

const NOW = 1000
const list = [
  { id: 'new', text: 'Maintenance tonight', endsAt: 2000 },
  { id: 'over', text: 'Maintenance yesterday', endsAt: 999 },
  { id: 'old', text: 'Welcome', endsAt: 3000 },
]
const shown = (dismissed: readonly string[], now = NOW) => shownNotice(list, dismissed, now)?.id

test('the newest is shown, then what is older; none twice, and none that is over', () => {
  expect(shown([])).toBe('new')
  expect(shown(['new'])).toBe('old')
  expect(shown(['old'])).toBe('new')
  expect(shown(['new', 'old'])).toBeUndefined()
  expect(shown([], 2000)).toBe('old')
  expect(shownNotice([], [], NOW)).toBeUndefined()
})

test('what the server lists no longer is forgotten', () => {
  expect(stillListed(['old', 'gone', 'over'], list)).toEqual(['old', 'over'])
  expect(stillListed(['old'], [])).toEqual([])
})
