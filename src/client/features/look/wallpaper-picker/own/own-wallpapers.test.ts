import { beforeEach, expect, test, vi } from 'vitest'
import { FILE_LIMITS } from '../../../../../shared/entities/sync.ts'
import { addOwnWallpapers } from './own-wallpapers.ts'

const { storeWallpaper, readFace, session, showToast } = vi.hoisted(() => ({
  ...{ storeWallpaper: vi.fn(), readFace: vi.fn(), showToast: vi.fn(() => () => {}) },
  session: { getState: vi.fn() },
}))
vi.mock('../../../data/faces/lazy.ts', async (original) => ({
  ...(await original<object>()),
  ...{ storeWallpaper, readFace },
}))
vi.mock('../../../data/session/lazy.ts', () => ({ session }))
vi.mock('../../../../ui/overlay/toast/toast.ts', () => ({ showToast }))
vi.mock('../messages.ts', () => ({
  messages: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
}))
vi.mock('../apply-wallpaper.ts', () => ({ applyWallpaper: vi.fn() }))

const said = () => showToast.mock.calls.map(([toast]: readonly unknown[]) => toast)

beforeEach(() => {
  vi.clearAllMocks()
  session.getState.mockReturnValue({ login: { token: 't' } })
  storeWallpaper.mockResolvedValue({ src: 'face:1', minSrc: 'face:2', type: 2 })
})

test.each([
  ['of one that is too large for the cloud is said that it stays', FILE_LIMITS.fileBytes + 1, true],
  ['of one that the cloud takes nothing is said', FILE_LIMITS.fileBytes, true],
  ['nor anything to a guest', FILE_LIMITS.fileBytes + 1, false],
])('%s', async (_, size, isLoggedIn) => {
  readFace.mockResolvedValue({ type: 'video/mp4', bytes: new Uint8Array(size) })
  if (!isLoggedIn) session.getState.mockReturnValue({ login: undefined })
  await addOwnWallpapers([new Blob(['x'])])
  const isSaid = isLoggedIn && size > FILE_LIMITS.fileBytes
  expect(said().slice(1)).toEqual(isSaid ? [{ kind: 'info', text: 'ownStays 8' }] : [])
})
