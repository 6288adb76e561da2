import { beforeEach, expect, test, vi } from 'vitest'
import { asyncTimesOf } from '../../../../shared/entities/sync.ts'
import { CallError } from '../../../core/net/call-error.ts'
import { setLanguage } from '../../../core/text/i18n.ts'
import { messages } from './messages.ts'
import { restoreFromCloud } from './restore-from-cloud.ts'

const { call, chooseSide, confirmDialog, openLogin, session, showToast, showUndoToast, connection } = vi.hoisted(
  () => ({
    ...{ call: vi.fn(), chooseSide: vi.fn(), confirmDialog: vi.fn(), openLogin: vi.fn() },
    ...{ showToast: vi.fn(() => () => {}), showUndoToast: vi.fn() },
    ...{ session: { getState: vi.fn() }, connection: { getState: vi.fn() } },
  }),
)
vi.mock('../../../core/net/call.ts', async (original) => ({ ...(await original<object>()), call }))
vi.mock('../../../core/net/connection.ts', () => ({ connection }))
vi.mock('../../../ui/overlay/dialog/dialogs.ts', () => ({ confirmDialog }))
vi.mock('../../../ui/overlay/toast/toast.ts', () => ({ showToast }))
vi.mock('../../../ui/overlay/toast/undo-toast.ts', () => ({ showUndoToast }))
vi.mock('../../auth/login/lazy.ts', () => ({ openLogin }))
vi.mock('../../data/session/lazy.ts', () => ({ session }))
vi.mock('../sync/lazy.ts', async () => ({
  chooseSide,
  ...(await import('../sync/syncer/cloud.ts')),
  ...(await import('../sync/syncer/wire.ts')),
}))

const said = () => showToast.mock.calls.map(([toast]: readonly unknown[]) => toast)

beforeEach(() => {
  setLanguage('zh-CN', {}, true) // a text is its key
  vi.clearAllMocks()
  session.getState.mockReturnValue({ login: { token: 't' } })
  connection.getState.mockReturnValue({ server: '' })
  call.mockResolvedValue({ epoch: 'e', ...asyncTimesOf({ notes: 1_789_000_000_000 }) })
  confirmDialog.mockResolvedValue(true)
  chooseSide.mockResolvedValue(undefined)
})

test('after a confirmation this device has what is in the cloud, and that can be undone', async () => {
  await restoreFromCloud()
  expect(confirmDialog).toHaveBeenCalledOnce()
  expect(chooseSide).toHaveBeenCalledExactlyOnceWith('restore')
  expect(said()).toEqual([{ kind: 'progress', text: messages('restoring') }])
  expect(showUndoToast).toHaveBeenCalledExactlyOnceWith(messages('restored'))
})

test('without a confirmation nothing is restored', async () => {
  confirmDialog.mockResolvedValue(false)
  await restoreFromCloud()
  expect(chooseSide).not.toHaveBeenCalled()
})

test('a guest is asked to log in', async () => {
  session.getState.mockReturnValue({ login: undefined })
  await restoreFromCloud()
  expect(said()).toEqual([{ kind: 'warning', text: messages('loginToRestore') }])
  expect(openLogin).toHaveBeenCalledOnce()
  expect(chooseSide).not.toHaveBeenCalled()
})

test('where there is no server, nobody is asked to log in', async () => {
  session.getState.mockReturnValue({ login: undefined })
  connection.getState.mockReturnValue({ server: undefined })
  await restoreFromCloud()
  expect(said()).toEqual([{ kind: 'warning', text: messages('noServer') }])
  expect(openLogin).not.toHaveBeenCalled()
})

test('where the cloud has nothing, nothing is asked', async () => {
  call.mockResolvedValue({ epoch: 'e', ...asyncTimesOf({}) })
  await restoreFromCloud()
  expect(said()).toEqual([{ kind: 'info', text: messages('cloudEmpty') }])
  expect(confirmDialog).not.toHaveBeenCalled()
})

test('a server that does not answer is told, and nothing is asked', async () => {
  call.mockRejectedValue(new CallError('offline', ''))
  await restoreFromCloud()
  expect(said()).toEqual([{ kind: 'error', text: messages('restoreFailed') }])
  expect(confirmDialog).not.toHaveBeenCalled()
})

test('a login that has ended is told by the call alone', async () => {
  call.mockRejectedValue(new CallError('expired', ''))
  await restoreFromCloud()
  expect(said()).toEqual([])
})

test.each([
  ['the cloud does not answer', 'unreachable', 'restoreFailed'],
  ['what it has cannot be read', 'body', 'unreadable'],
  ['what is here cannot be kept', 'disk', 'noRoom'],
] as const)('where %s, that is said', async (_, why, text) => {
  const { CloudFailure } = await import('../sync/syncer/cloud.ts')
  const { UnreadableBody } = await import('../sync/syncer/wire.ts')
  const errors = { unreachable: new CloudFailure('unreachable'), body: new UnreadableBody('notes'), disk: new Error() }
  chooseSide.mockRejectedValue(errors[why])
  await restoreFromCloud()
  expect(said().at(-1)).toEqual({ kind: 'error', text: messages(text) })
  expect(showUndoToast).not.toHaveBeenCalled()
})
