import { CODE } from '../../../../shared/api/endpoint.ts'
import type { LabelsOf } from '../../../core/ports/metric-catalog.ts'
import type { Metrics } from '../../../core/ports/metrics.ts'
import { Refusal } from '../../../core/route/errors.ts'
import type { Accounts } from '../account-service.ts'

type Result = LabelsOf<'genkan_logins_total'>['result']

const RESULTS: ReadonlyMap<number, Result> = new Map([
  [CODE.invalid, 'wrong'],
  [CODE.needsCode, 'needsCode'],
  [CODE.banned, 'banned'],
  [CODE.tooMany, 'slowed'],
])

/** Counts what comes of logins with a password. */
export const countLogins = (login: Accounts['login'], metrics: Metrics): Accounts['login'] => {
  const count = (result: Result) => metrics.count('genkan_logins_total', { result })
  return async (credentials, asked) => {
    try {
      const loggedIn = await login(credentials, asked)
      count('ok')
      return loggedIn
    } catch (error) {
      count((error instanceof Refusal ? RESULTS.get(error.code) : undefined) ?? 'failed')
      throw error
    }
  }
}
