import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../core/documents/storage/storage.ts'
import { clearIssues, reportIssue } from '../../../core/documents/storage/storage-issues.ts'
import { followUnsaved } from './follow-unsaved.ts'

const { openOverlay, closeNote, emptyWebPictures } = vi.hoisted(() => ({
  openOverlay: vi.fn(),
  closeNote: vi.fn(),
  emptyWebPictures: vi.fn(),
}))
vi.mock('../../../ui/overlay/overlay.ts', () => ({ openOverlay }))
vi.mock('../../look/wallpaper/lazy.ts', () => ({ emptyWebPictures }))

const values = new Map<string, unknown>()
const refresh = vi.fn(async () => {})

beforeEach(() => {
  vi.clearAllMocks()
  openOverlay.mockReturnValue(closeNote)
})

test('on a full disk what can be had again is given up before the user is told, each time; the note goes as all is saved', async () => {
  emptyWebPictures.mockRejectedValue(new Error('closed'))
  values.set('answer', 1)
  followUnsaved({ answers: memoryStorage(values), persistence: { refresh } })
  refresh.mockImplementationOnce(async () => clearIssues(() => true))
  reportIssue({ at: 'unsaved', document: 'a', full: true })
  await vi.waitFor(() => expect(values.size).toBe(0))
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce())
  expect(openOverlay).not.toHaveBeenCalled()

  reportIssue({ at: 'unsaved', document: 'b', full: true })
  await vi.waitFor(() => expect(openOverlay).toHaveBeenCalledOnce())
  expect(emptyWebPictures).toHaveBeenCalledTimes(2)
  reportIssue({ at: 'unsaved', document: 'c', full: true })
  clearIssues((issue) => issue.at === 'unsaved' && issue.document === 'b')
  expect(closeNote).not.toHaveBeenCalled()
  clearIssues(() => true)
  await vi.waitFor(() => expect(closeNote).toHaveBeenCalledOnce())
  expect(emptyWebPictures).toHaveBeenCalledTimes(2)
})
