import { test } from 'vitest'
import { expectUndone } from '../../kit/testing.ts'
import { timers } from './document.ts'
import { removeTimer } from './model.ts'

test('a deleted timer comes back in its place', async () => {
  const list = ['a', 'b', 'c'].map((id) => ({ id, name: '', lengthMs: 60_000 }))
  timers.set({ timers: list, tiles: {} })
  await expectUndone([timers], () => timers.update((now) => removeTimer(now, 'b')))
})
