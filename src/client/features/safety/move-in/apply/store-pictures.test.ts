import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../../core/documents/storage/storage.ts'
import { testTicker } from '../../../../core/testing.ts'
import { home } from '../../../data/home/index.ts'
import { followMovedPictures, queuePictures } from './store-pictures.ts'

const { acceptText, storeFaces } = vi.hoisted(() => ({ acceptText: vi.fn(), storeFaces: vi.fn() }))
vi.mock('../../../data/faces/lazy.ts', () => ({
  acceptText,
  storeFaces,
  problemOf: (error: { problem: string }) => error.problem,
}))

const FACE = `face:${'a'.repeat(64)}`
const addressOf = (index: number) => `https://cdn.example/${index}.png`
const icon = (index: number) => ({
  id: `i${index}`,
  name: '',
  type: 'icon' as const,
  size: '1x1',
  src: addressOf(index),
})
const group = (children: readonly ReturnType<typeof icon>[]) => ({
  ...{ id: 'g', name: 'g', icon: '', mode: 0 as const, lock: false },
  children,
})

const values = new Map<string, unknown>()
const { ticker, tick } = testTicker()
followMovedPictures(memoryStorage(values), ticker)
const sources = () => home.get().groups.flatMap(({ children }) => children.map(({ src }) => src))

beforeEach(() => {
  vi.resetAllMocks()
  values.clear()
  acceptText.mockResolvedValue(FACE)
})

test('pictures are stored a few at a time, and tiles show them from then on; it is no step of undo', async () => {
  const groups = [group([...Array(10).keys()].map(icon))]
  home.set({ groups, dock: [] })
  const origins: string[] = []
  const stop = home.watch(({ origin }) => origins.push(origin))
  await queuePictures(groups)
  tick()
  await vi.waitFor(() => expect(values.get('pictures-to-store')).toEqual([addressOf(8), addressOf(9)]))
  tick()
  await vi.waitFor(() => expect(values.has('pictures-to-store')).toBe(false))
  stop()
  expect(sources()).toEqual(Array(10).fill(FACE))
  expect(new Set(origins)).toEqual(new Set(['program']))
})

test('a picture that cannot be had stays where it is; without a server all wait; one that is not used is dropped', async () => {
  const groups = [group([icon(1), icon(2)])]
  home.set({ groups, dock: [] })
  await queuePictures([group([icon(1), icon(2), icon(3)])])
  acceptText.mockImplementation(async (address: string) => {
    throw { problem: address === addressOf(1) ? 'fetch' : 'offline' }
  })
  tick()
  await vi.waitFor(() => expect(values.get('pictures-to-store')).toEqual([addressOf(2)]))
  expect(sources()).toEqual([addressOf(1), addressOf(2)])
})
