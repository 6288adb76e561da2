import { beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../core/text/i18n.ts'
import { syncStatus } from '../../data/sync-status/index.ts'
import { openAccount } from './open-account.ts'

const { openLogin, openSettings, session, connection } = vi.hoisted(() => ({
  ...{ openLogin: vi.fn(), openSettings: vi.fn() },
  ...{ session: { getState: vi.fn() }, connection: { getState: vi.fn() } },
}))
vi.mock('../../../core/net/connection.ts', () => ({ connection }))
vi.mock('../../auth/login/lazy.ts', () => ({ openLogin }))
vi.mock('../../data/session/lazy.ts', () => ({ session }))
vi.mock('../../shell/settings/index.ts', () => ({ openSettings }))

beforeEach(() => {
  vi.clearAllMocks()
  setLanguage('zh-CN', {}, true) // a text is its key
  session.getState.mockReturnValue({ login: { token: 't' } })
  connection.getState.mockReturnValue({ server: '' })
  syncStatus.setState({ at: 'saved', lastAt: 1, needs: [] }, true)
})

test('a user comes to the account', () => {
  openAccount()
  expect(openSettings).toHaveBeenCalledExactlyOnceWith('user')
})

test('whoever is needed by the backup comes to what it needs', () => {
  syncStatus.setState({ needs: [{ kind: 'choose' }] })
  openAccount()
  expect(openSettings).toHaveBeenCalledExactlyOnceWith('system', 'cloud-backup.tab')
})

test('a guest comes to the login, and where there is no server to what is stored here', () => {
  session.getState.mockReturnValue({ login: undefined })
  openAccount()
  expect(openLogin).toHaveBeenCalledOnce()
  connection.getState.mockReturnValue({ server: undefined })
  openAccount()
  expect(openSettings).toHaveBeenCalledExactlyOnceWith('user')
})
