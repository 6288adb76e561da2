import { test } from 'vitest'
import { expectUndone } from '../../kit/testing.ts'
import { deleteBoard } from './actions.ts'
import { whiteBoards } from './document.ts'

const board = (id: string) => ({ id, name: id, created: 1 })

test('a deleted board comes back as it was', async () => {
  whiteBoards.set({ boards: [board('p'), board('q')], deleted: {} })
  await expectUndone([whiteBoards], () => deleteBoard(board('p')))
})
