import { test, vi } from 'vitest'
import { expectUndone } from '../../kit/testing.ts'
import { removeStock } from './actions.ts'
import { picks } from './document.ts'

vi.mock('../../ui/overlay/dialog/dialogs.ts', () => ({ confirmDialog: async () => true }))

const stock = (code: string) => ({ market: 'sh' as const, code, name: code })

test.each([
  ['one of the user’s own', { rise: 'red' as const, selectList: [stock('600519'), stock('600036'), stock('601318')] }],
  ['one of those that are shown at first', { rise: '' as const }],
])('a removed stock comes back as it was: %s', async (_, before) => {
  picks.set(before)
  const removed = 'selectList' in before ? stock('600036') : stock('000001')
  await expectUndone([picks], () => removeStock(removed))
})
