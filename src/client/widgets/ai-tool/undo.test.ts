import { test } from 'vitest'
import { expectUndone } from '../../kit/testing.ts'
import { remove } from './actions.ts'
import { toolBox } from './document.ts'

const tool = (id: string) => ({ id, name: id, url: `https://${id}.example/`, type: 'chat' as const })

test('a deleted tool comes back as it was, and as the favorite that it was', async () => {
  toolBox.set({ favorites: ['x', 'b', 'y'], own: ['a', 'b', 'c'].map(tool), openIn: 'window' })
  await expectUndone([toolBox], () => remove({ ...tool('b'), about: '', isOwn: true }))
})
