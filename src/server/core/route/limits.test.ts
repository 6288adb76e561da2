import { expect, test } from 'vitest'
import { openInProcessLimits } from '../../adapters/limits/in-process.ts'
import { Refusal } from './errors.ts'
import { createLimit, createUserLimit } from './limits.ts'

test('an address over the limit is refused with the time to wait; another address is not', async () => {
  const limit = createLimit(openInProcessLimits(), 'a', 3, 60)
  for (let times = 0; times < 3; times += 1) await limit('2001:db8::1')
  const refused = await limit('2001:db8::2').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refusal)
  expect(refused).toMatchObject({
    code: 429,
    key: 'tooMany',
    values: { seconds: 60 },
    headers: { 'Retry-After': '60' },
  })
  await expect(limit('2001:db8:0:1::1')).resolves.toBeUndefined()
})

test('a request of a user that moves much counts as several: with too many it waits, as do the next ones', async () => {
  const limit = createUserLimit(openInProcessLimits(), 'a', [5, 60], 1000)
  await limit.byUser('one')
  await limit.charge('one', 999)
  await limit.byUser('one')
  await limit.charge('one', 2000)
  await expect(limit.charge('one', 2000)).rejects.toMatchObject({ code: 429 })
  await expect(limit.byUser('one')).rejects.toMatchObject({ code: 429, headers: { 'Retry-After': '60' } })
  await expect(limit.byUser('other')).resolves.toBeUndefined()
})
