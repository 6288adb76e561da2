import { test } from 'vitest'
import { expectUndone } from '../../kit/testing.ts'
import { clocks } from './document.ts'
import { removeCity } from './model.ts'

test('a removed city comes back in its place', async () => {
  clocks.set({ config: {}, cities: ['beijing', 'tokyo', 'london'] })
  await expectUndone([clocks], () => clocks.update((now) => removeCity(now, 'tokyo')))
})
