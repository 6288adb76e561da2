import { expect, test } from 'vitest'
import { NO_PAST } from '../../../shared/games/bridge.ts'
import { session } from '../session.ts'
import { lastVariant } from './use-table.ts'

test('a new game is of the way that was finished last', () => {
  expect(lastVariant('medium')).toBe('medium')
  session.patch({ past: { ...NO_PAST, recent: [{ at: 2, outcome: 'lost', variant: 'hard' }] } })
  expect(lastVariant('medium')).toBe('hard')
})
