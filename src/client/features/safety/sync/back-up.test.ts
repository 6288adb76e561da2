import { beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../core/text/i18n.ts'
import { backUp } from './back-up.ts'
import { messages } from './messages.ts'
import { CloudFailure } from './syncer/cloud.ts'

const { backUpNow, openLogin, session, showToast, connection } = vi.hoisted(() => ({
  ...{ backUpNow: vi.fn(), openLogin: vi.fn(), showToast: vi.fn(() => () => {}) },
  ...{ session: { getState: vi.fn() }, connection: { getState: vi.fn() } },
}))
vi.mock('../../../core/net/connection.ts', () => ({ connection }))
vi.mock('../../../ui/overlay/toast/toast.ts', () => ({ showToast }))
vi.mock('../../auth/login/lazy.ts', () => ({ openLogin }))
vi.mock('../../data/session/lazy.ts', () => ({ session }))
vi.mock('./on-demand.ts', () => ({ backUpNow }))

const said = () => showToast.mock.calls.map(([toast]: readonly unknown[]) => toast)

beforeEach(() => {
  setLanguage('zh-CN', {}, true) // a text is its key
  vi.clearAllMocks()
  session.getState.mockReturnValue({ login: { token: 't' } })
  connection.getState.mockReturnValue({ server: '' })
})

test('where there is no server, that is said, and nobody is asked to log in', async () => {
  session.getState.mockReturnValue({ login: undefined })
  connection.getState.mockReturnValue({ server: undefined })
  await backUp()
  expect(said()).toEqual([{ kind: 'warning', text: messages('noServer') }])
  expect(openLogin).not.toHaveBeenCalled()
  expect(backUpNow).not.toHaveBeenCalled()
})

test('a guest is asked to log in', async () => {
  session.getState.mockReturnValue({ login: undefined })
  await backUp()
  expect(said()).toEqual([{ kind: 'warning', text: messages('loginToBackUp') }])
  expect(openLogin).toHaveBeenCalledOnce()
})

test.each([
  [{ at: 'done' }, { kind: 'success', text: 'backedUp' }],
  [{ at: 'paused' }, { kind: 'warning', text: 'paused' }],
  [
    { at: 'failed', failure: new CloudFailure('unreachable', { asked: 'times' }) },
    { kind: 'error', text: 'timesFailed' },
  ],
  [
    { at: 'failed', failure: new CloudFailure('full', { asked: 'write' }) },
    { kind: 'error', text: 'backUpFailed' },
  ],
] as const)('how it went is said: %j', async (outcome, { kind, text }) => {
  backUpNow.mockResolvedValue(outcome)
  await backUp()
  expect(said().slice(1)).toEqual([{ kind, text: messages(text) }])
})
