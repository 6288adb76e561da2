import { useEffect, useState } from 'react'
import { accountRules } from '../../../../shared/api/account.ts'
import type { AccountRules } from '../../../../shared/entities/account.ts'
import { call } from '../../../core/net/call.ts'
import { CallError } from '../../../core/net/call-error.ts'

/** What accounts of the server are like. */
export interface ServerRules extends AccountRules {
  /** Undefined until it is known. */
  readonly hasMail: boolean | undefined
  readonly hasMiniProgram: boolean | undefined
}

const UNKNOWN: ServerRules = { policy: 'seed', registration: 'closed', hasMail: undefined, hasMiniProgram: undefined }

/** The rules of the server; the specification's, without registration, until they are known. */
export function useAccountRules(): ServerRules {
  const [rules, setRules] = useState(UNKNOWN)
  useEffect(() => {
    // the server is outside of React
    call(accountRules, {}, { silent: true }).then(setRules, (error: unknown) => {
      if (!(error instanceof CallError)) throw error
    })
  }, [])
  return rules
}
