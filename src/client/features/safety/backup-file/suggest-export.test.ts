import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../core/documents/storage/storage.ts'
import { suggestExport } from './suggest-export.ts'

const { openOverlay, daysOfWork, session } = vi.hoisted(() => ({
  openOverlay: vi.fn(),
  daysOfWork: vi.fn(),
  session: { getState: vi.fn() },
}))
vi.mock('../../../ui/overlay/overlay.ts', () => ({ openOverlay }))
vi.mock('../local-history/lazy.ts', () => ({ daysOfWork }))
vi.mock('../../data/session/lazy.ts', () => ({ session }))

beforeEach(() => {
  vi.resetAllMocks()
  session.getState.mockReturnValue({ login: undefined })
  daysOfWork.mockResolvedValue(3)
})

test('a guest is told once, after days of work', async () => {
  const storage = memoryStorage()
  daysOfWork.mockResolvedValueOnce(2)
  await suggestExport(storage)
  expect(openOverlay).not.toHaveBeenCalled()
  for (let page = 0; page < 3; page += 1) await suggestExport(storage)
  expect(openOverlay).toHaveBeenCalledOnce()
})

test('nobody who is logged in is told', async () => {
  session.getState.mockReturnValue({ login: { token: 't' } })
  await suggestExport(memoryStorage())
  expect(openOverlay).not.toHaveBeenCalled()
})

test('where storage fails, nothing is told and nothing is thrown', async () => {
  daysOfWork.mockRejectedValue(new Error('closed'))
  await suggestExport(memoryStorage())
  expect(openOverlay).not.toHaveBeenCalled()
})
