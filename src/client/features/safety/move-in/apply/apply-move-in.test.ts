import { beforeEach, expect, test, vi } from 'vitest'
import { home } from '../../../data/home/index.ts'
import { applyMoveIn } from './apply-move-in.ts'

const { acceptText, storeFaces, keepVersion } = vi.hoisted(() => ({
  acceptText: vi.fn(),
  storeFaces: vi.fn(),
  keepVersion: vi.fn(),
}))
vi.mock('../../../data/faces/lazy.ts', () => ({ acceptText, storeFaces }))
vi.mock('../../local-history/lazy.ts', () => ({ keepVersion }))

const FACE = `face:${'a'.repeat(64)}`
const tile = (id: string) => ({ id, name: id, type: 'icon' as const, size: '1x1' })
const groups = [
  { id: 'g', name: 'g', icon: '', mode: 0 as const, lock: false, children: [tile('sound'), tile('damaged')] },
]
const pictures = ['sound', 'damaged', 'left'].map((item) => ({ item, data: `data:image/png;base64,${item}` }))

beforeEach(() => {
  vi.resetAllMocks()
  acceptText.mockImplementation(async (data: string) => {
    if (data.endsWith('damaged')) throw new Error('decode')
    return FACE
  })
})

test('a picture that cannot be read leaves its tile its letters; those of other groups are not stored', async () => {
  await applyMoveIn(groups, { pictures, replaces: true, web: true })
  expect(home.get().groups[0]?.children).toEqual([{ ...tile('sound'), src: FACE }, tile('damaged')])
  expect(acceptText).toHaveBeenCalledTimes(2)
  expect(storeFaces).toHaveBeenCalledExactlyOnceWith([FACE])
})

test('pictures in the file are stored once and referred to; of one that cannot be read the letters are shown', async () => {
  const inFile = (id: string, data: string) => ({ ...tile(id), src: `data:image/png;base64,${data}`, fontText: id })
  const children = [inFile('a', 'sound'), inFile('b', 'sound'), inFile('c', 'damaged')]
  const [group] = groups
  if (group === undefined) throw new Error('no group')
  await applyMoveIn([{ ...group, children }], { pictures: [], replaces: true, web: false })
  const { src: _, ...letters } = inFile('c', 'damaged')
  expect(home.get().groups[0]?.children).toEqual([
    { ...inFile('a', ''), src: FACE },
    { ...inFile('b', ''), src: FACE },
    letters,
  ])
  expect(acceptText).toHaveBeenCalledTimes(2)
})

test('where no version can be kept nothing is changed', async () => {
  const before = home.get()
  keepVersion.mockRejectedValue(new Error('full'))
  await expect(applyMoveIn(groups, { pictures: [], replaces: true, web: true })).rejects.toThrow('full')
  expect(home.get()).toBe(before)
})
