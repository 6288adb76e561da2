import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UserInfo } from '../../shared/entities/account.ts'
import { memoryStorage } from '../core/documents/storage/storage.ts'
import { connectSession, endSession, setLogin } from '../features/data/session/lazy.ts'
import { commandContext } from './command-context.ts'

const info: UserInfo = {
  ...{ id: 'x', username: 'lin', nickname: '林', note: '', sex: '1', birthday: '', address: '', head: '' },
  ...{ email: '', open_id: '', is_weak: false, async_nav_info: 0, async_seting: 0, async_wooden_fish: 0 },
  ...{ async_ai_tool: 0, async_schedule: 0, async_notes: 0, async_more: 0 },
}

beforeEach(() => {
  const root = { style: { getPropertyValue: () => '' }, getAttribute: () => null, hasAttribute: () => false }
  vi.stubGlobal('document', { documentElement: root, activeElement: null })
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('CSS', { supports: () => true })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => vi.unstubAllGlobals())

test('commands are told whether somebody is logged in: after a login, until a logout, or until the server ends it', async () => {
  await connectSession(memoryStorage())
  expect(commandContext().loggedIn).toBe(false)
  await setLogin({ token: 'a', info })
  expect(commandContext().loggedIn).toBe(true)
  await setLogin(undefined)
  expect(commandContext().loggedIn).toBe(false)
  await setLogin({ token: 'b', info })
  endSession('b')
  await vi.waitFor(() => expect(commandContext().loggedIn).toBe(false))
})
