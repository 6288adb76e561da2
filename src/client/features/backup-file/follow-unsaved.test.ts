import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../core/storage.ts'
import { clearIssues, reportIssue } from '../../core/storage-issues.ts'
import { followUnsaved } from './follow-unsaved.ts'

const { openOverlay, closeNote, emptyWebPictures } = vi.hoisted(() => ({
  openOverlay: vi.fn(),
  closeNote: vi.fn(),
  emptyWebPictures: vi.fn(),
}))
vi.mock('../../ui/overlay/overlay.ts', () => ({ openOverlay }))
vi.mock('../wallpaper/lazy.ts', () => ({ emptyWebPictures }))

const values = new Map<string, unknown>()
const refresh = vi.fn(async () => {})

beforeEach(() => {
  vi.clearAllMocks()
  openOverlay.mockReturnValue(closeNote)
})

test('what can be had again is given up once, also where a part of it fails; a note is shown as long as any is unsaved', async () => {
  emptyWebPictures.mockRejectedValue(new Error('closed'))
  values.set('answer', 1)
  followUnsaved({ answers: memoryStorage(values), persistence: { refresh } })
  reportIssue({ at: 'unsaved', document: 'a', full: false })
  expect(refresh).not.toHaveBeenCalled()
  reportIssue({ at: 'unsaved', document: 'b', full: true })
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce())
  expect(values.size).toBe(0)
  reportIssue({ at: 'unsaved', document: 'c', full: true })
  expect(emptyWebPictures).toHaveBeenCalledOnce()
  expect(openOverlay).toHaveBeenCalledOnce()
  clearIssues((issue) => issue.at === 'unsaved' && issue.document !== 'c')
  expect(closeNote).not.toHaveBeenCalled()
  clearIssues(() => true)
  expect(closeNote).toHaveBeenCalledOnce()
})
