import { useEffect, useState } from 'react'
import { accountRules } from '../../../shared/api/account.ts'
import type { AccountRules } from '../../../shared/entities/account.ts'
import { CallError, call } from '../../core/call.ts'

/** The rules of the server; the specification's, without registration, until they are known. */
export function useAccountRules(): AccountRules {
  const [rules, setRules] = useState<AccountRules>({ policy: 'seed', registration: 'closed' })
  useEffect(() => {
    // the server is outside of React
    call(accountRules, {}, { silent: true }).then(setRules, (error: unknown) => {
      if (!(error instanceof CallError)) throw error
    })
  }, [])
  return rules
}
