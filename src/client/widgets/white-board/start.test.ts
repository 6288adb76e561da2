import { beforeEach, expect, test, vi } from 'vitest'
import { testStartContext } from '../../core/testing.ts'
import { whiteBoards } from './document.ts'
import start from './start.ts'

const { withChangesLeft, openScene } = vi.hoisted(() => ({ withChangesLeft: vi.fn(), openScene: vi.fn() }))
vi.mock('../../kit/documents.ts', async (original) => ({ ...(await original<object>()), withChangesLeft }))
vi.mock('./scenes.ts', () => ({ openScene }))

beforeEach(() => vi.clearAllMocks())

test('drawings that a page was left with changes of are opened, so that their records have them', async () => {
  withChangesLeft.mockResolvedValue(['white-board.one', 'white-board.two'])
  for (const { run } of [start].flat()) await run(testStartContext())
  expect(withChangesLeft).toHaveBeenCalledExactlyOnceWith(whiteBoards)
  await expect.poll(() => openScene.mock.calls).toEqual([['one'], ['two']])
})

test('storage that cannot be read is no failure of the board’s', async () => {
  withChangesLeft.mockRejectedValue(new Error('no store'))
  for (const { run } of [start].flat()) await run(testStartContext())
  expect(openScene).not.toHaveBeenCalled()
})
