import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../core/documents/storage/storage.ts'
import { suggestExport } from './suggest-export.ts'

const { openOverlay, daysOfWork, isInCloud } = vi.hoisted(() => ({
  openOverlay: vi.fn(),
  daysOfWork: vi.fn(),
  isInCloud: vi.fn(),
}))
vi.mock('../../../ui/overlay/overlay.ts', () => ({ openOverlay }))
vi.mock('../local-history/lazy.ts', () => ({ daysOfWork }))
vi.mock('../sync/lazy.ts', () => ({ isInCloud }))

beforeEach(() => {
  vi.resetAllMocks()
  isInCloud.mockResolvedValue(false)
  daysOfWork.mockResolvedValue(3)
})

test('whose desktop is here only is told once, after days of work', async () => {
  const storage = memoryStorage()
  daysOfWork.mockResolvedValueOnce(2)
  await suggestExport(storage)
  expect(openOverlay).not.toHaveBeenCalled()
  for (let page = 0; page < 3; page += 1) await suggestExport(storage)
  expect(openOverlay).toHaveBeenCalledOnce()
})

test('nobody whose desktop is in the cloud is told', async () => {
  isInCloud.mockResolvedValue(true)
  const storage = memoryStorage()
  await suggestExport(storage)
  expect(isInCloud).toHaveBeenCalledExactlyOnceWith(storage, 'nav_info')
  expect(openOverlay).not.toHaveBeenCalled()
})

test('where storage fails, nothing is told and nothing is thrown', async () => {
  daysOfWork.mockRejectedValue(new Error('closed'))
  await suggestExport(memoryStorage())
  expect(openOverlay).not.toHaveBeenCalled()
})
