import { expect, test } from 'vitest'
import { CODE } from '../../../../shared/api/endpoint.ts'
import { Refusal } from '../../../core/route/errors.ts'
import { recordMetrics } from '../../../testing/metrics.ts'
import type { Accounts } from '../account-service.ts'
import { countLogins } from './count-logins.ts'

type Arguments = Parameters<Accounts['login']>

test.each([
  ['wrong', new Refusal(CODE.invalid, 'wrongLogin')],
  ['needsCode', new Refusal(CODE.needsCode, 'deviceCode')],
  ['banned', new Refusal(CODE.banned, 'banned')],
  ['slowed', new Refusal(CODE.tooMany, 'tooMany')],
  ['failed', new Refusal(CODE.unavailable, 'mailFailed')],
  ['failed', new Error('the database is away')],
])('a login is counted as %s where it ends in %s, which is still thrown', async (result, error) => {
  const { metrics, counts } = recordMetrics()
  const login = countLogins(() => Promise.reject(error), metrics)
  await expect(login(...([{}, {}] as unknown as Arguments))).rejects.toBe(error)
  expect(counts()).toEqual({ [`genkan_logins_total ${result}`]: 1 })
})
