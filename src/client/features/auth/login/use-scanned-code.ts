import { useEffect, useEffectEvent, useState } from 'react'
import { scanStatus } from '../../../../shared/api/scan.ts'
import { SCAN, type ScanState } from '../../../../shared/entities/scan.ts'
import { call } from '../../../core/net/call.ts'
import { CallError } from '../../../core/net/call-error.ts'
import { canBind, type NewLogin } from './log-in.ts'

/** A code that a phone scans, and what has become of it. */
export interface ScannedCode {
  /** `failed`: there is no code; `stalled`: it was asked about too often (login.tips12). */
  readonly state: ScanState | 'loading' | 'failed' | 'stalled'
  /** What the page draws … */
  readonly url: string
  /** … or a picture that is drawn already, as a data URL. */
  readonly picture: string
  /** In ms since the epoch. */
  readonly until: number
  /** Who has scanned it, in part, and the number to be chosen there. */
  readonly name: string
  readonly number: number | null
}

/** What a code does. */
interface CodePurpose {
  /** Makes a code of this name. */
  readonly begin: (
    uuid: string,
  ) => Promise<{ readonly url: string; readonly picture: string; readonly seconds: number }>
  /** Whether it logs in; else it is enough that it was confirmed. */
  readonly isLogin: boolean
  /** Called a moment after it was confirmed. */
  readonly onConfirmed: (login: NewLogin | null) => void
}

const LOADING: ScannedCode = { state: 'loading', url: '', picture: '', until: 0, name: '', number: null }
const END_STATES: ReadonlySet<ScannedCode['state']> = new Set(['confirmed', 'denied', 'expired', 'failed', 'stalled'])

export const isOver = ({ state }: ScannedCode): boolean => END_STATES.has(state)

/**
 * Makes a code and asks what becomes of it, every 1.5 s while the page is seen (spec section 4).
 * @returns the code, and what makes another one
 */
export function useScannedCode({ begin, isLogin, onConfirmed }: CodePurpose): readonly [ScannedCode, () => void] {
  const [code, setCode] = useState(LOADING)
  const [round, setRound] = useState(0)
  const finish = useEffectEvent(onConfirmed)
  const make = useEffectEvent(begin)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another code
  useEffect(() => {
    // the server is outside of React
    let timer: ReturnType<typeof setTimeout> | undefined
    let isClosed = false
    const uuid = crypto.getRandomValues(new Uint32Array(5)).join('-')
    const show = (change: Partial<ScannedCode>) => {
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
      if (answer?.state === 'confirmed' && (answer.login !== null || !isLogin)) {
        const { login } = answer
        show({ state: 'confirmed' })
        return later(() => finish(login), SCAN.doneMs)
      }
      // confirmed, but for another browser
      const state = answer?.state === 'confirmed' ? 'expired' : answer?.state
      if (answer && state) show({ state, name: answer.name, number: answer.number })
      if (state === undefined || state === 'waiting' || state === 'scanned') later(() => void poll(), SCAN.pollMs)
    }
    const start = async () => {
      const made = await make(uuid).catch(ignoreCallError)
      if (made === undefined) return show({ state: 'failed' })
      const { url, picture, seconds } = made
      show({ state: 'waiting', url, picture, until: Date.now() + seconds * 1000 })
      later(() => void poll(), SCAN.pollMs)
    }
    setCode(LOADING)
    void start()
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
