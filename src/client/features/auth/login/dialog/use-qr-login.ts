import { useEffect, useEffectEvent, useState } from 'react'
import { getQrCode, scanStatus } from '../../../../../shared/api/scan.ts'
import { SCAN, type ScanState } from '../../../../../shared/entities/scan.ts'
import { CallError, call } from '../../../../core/net/call.ts'
import { canBind, type NewLogin } from '../log-in.ts'

/** A QR code that logs in, and what has become of it. */
export interface QrLogin {
  /** `failed`: there is no code; `stalled`: it was asked about too often (login.tips12). */
  readonly state: ScanState | 'loading' | 'failed' | 'stalled'
  readonly url: string
  /** In ms since the epoch. */
  readonly until: number
  /** Who has scanned it, in part, and the number to be chosen there. */
  readonly name: string
  readonly number: number | null
}

const LOADING: QrLogin = { state: 'loading', url: '', until: 0, name: '', number: null }
const END_STATES: ReadonlySet<QrLogin['state']> = new Set(['confirmed', 'denied', 'expired', 'failed', 'stalled'])

export const isOver = ({ state }: QrLogin): boolean => END_STATES.has(state)

/**
 * Shows a code and asks what becomes of it, every 1.5 s while the page is seen (spec section 4).
 * @param onLogin gets the login, a moment after it was confirmed
 * @returns the code, and what makes another one
 */
export function useQrLogin(onLogin: (login: NewLogin) => void): readonly [QrLogin, () => void] {
  const [code, setCode] = useState(LOADING)
  const [round, setRound] = useState(0)
  const finish = useEffectEvent(onLogin)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another code
  useEffect(() => {
    // the server is outside of React
    let timer: ReturnType<typeof setTimeout> | undefined
    let isClosed = false
    const uuid = crypto.getRandomValues(new Uint32Array(5)).join('-')
    const show = (change: Partial<QrLogin>) => {
      if (!isClosed) setCode((now) => ({ ...now, ...change }))
    }
    const later = (act: () => void, ms: number) => {
      if (!isClosed) timer = setTimeout(act, ms)
    }
    let polls = 0
    const poll = async () => {
      if (document.hidden) return later(() => void poll(), SCAN.pollMs)
      polls += 1
      if (polls > SCAN.maxPolls) return show({ state: 'stalled' })
      const answer = await call(scanStatus, { uuid, bind: canBind() }, { silent: true }).catch(ignoreCallError)
      if (answer?.login) {
        const { login } = answer
        show({ state: 'confirmed' })
        return later(() => finish(login), SCAN.doneMs)
      }
      // confirmed, but for another browser
      const state = answer?.state === 'confirmed' ? 'expired' : answer?.state
      if (answer && state) show({ state, name: answer.name, number: answer.number })
      if (state === undefined || state === 'waiting' || state === 'scanned') later(() => void poll(), SCAN.pollMs)
    }
    const begin = async () => {
      const made = await call(getQrCode, { uuid, type: 1 }, { silent: true }).catch(ignoreCallError)
      if (made === undefined) return show({ state: 'failed' })
      show({ state: 'waiting', url: made.url, until: Date.now() + made.seconds * 1000 })
      later(() => void poll(), SCAN.pollMs)
    }
    setCode(LOADING)
    void begin()
    return () => {
      isClosed = true
      clearTimeout(timer)
    }
  }, [round])
  return [code, () => setRound(round + 1)]
}

function ignoreCallError(error: unknown): undefined {
  if (!(error instanceof CallError)) throw error
}
