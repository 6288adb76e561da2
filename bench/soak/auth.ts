import { type Bench, type Figure, median, percentile } from '../../scripts/lib/figures.ts'
import { startServer } from '../../scripts/lib/server.ts'
import { type Account, PASSWORD, register } from './auth/accounts.ts'
import { type Asker, createAsker, inParallel } from './auth/ask.ts'
import { guessCodes, sprayCodes } from './auth/codes.ts'
import { attackScans } from './auth/scans.ts'

/** Guesses of an account that may be checked in an hour (security.md, T33). */
const CHECKED_PER_HOUR = 10
/** Largest difference of the medians for known and unknown names (T35), and longest time until a login has ended (T37). */
const TIMING_MS = 5
const REVOKED_MS = 1000
const OWNER_MS = 1000

/** Guesses passwords of all accounts, each guess from an address of its own, while an owner logs in on his device. */
async function spray({ ask, nextAddress }: Asker, accounts: readonly Account[], tries: number): Promise<Figure[]> {
  const checked = new Map<string, number>()
  const [owner] = accounts
  const times: number[] = []
  let isOver = false
  const watchOwner = async () => {
    while (!isOver && owner !== undefined) {
      const { username, cookie } = owner
      const { code, ms } = await ask('login', { username, password: PASSWORD }, { address: nextAddress(), cookie })
      times.push(code === 0 ? ms : Number.POSITIVE_INFINITY)
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
  const watching = watchOwner()
  await inParallel(tries, 100, async (index) => {
    const username = accounts[index % accounts.length]?.username ?? ''
    const { code } = await ask('login', { username, password: 'wrong1' }, { address: nextAddress() })
    if (code === 400) checked.set(username, (checked.get(username) ?? 0) + 1)
    else if (code !== 429) throw new Error(`a guess answered ${code}`)
  })
  isOver = true
  await watching
  return [
    {
      name: `${tries} guesses on ${accounts.length} accounts, checked at most`,
      value: Math.max(...checked.values()),
      unit: 'guesses of one account',
      target: { op: '<=', value: CHECKED_PER_HOUR },
    },
    {
      name: `the owner on his device, ${times.length} logins, slowest`,
      value: Math.max(...times),
      unit: 'ms',
      target: { op: '<=', value: OWNER_MS },
      timed: true,
    },
    {
      name: 'of which refused',
      value: times.filter((ms) => ms === Number.POSITIVE_INFINITY).length,
      unit: 'logins',
      target: { op: '<=', value: 0 },
    },
  ]
}

/** Logs in by names with an account and without, in turn, each with a wrong password. */
async function compareNames({ ask, nextAddress }: Asker, accounts: readonly Account[]): Promise<Figure[]> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const bodies = new Set<string>()
  for (const [index, { username }] of [...accounts, ...accounts, ...accounts, ...accounts].entries())
    for (const [kind, name] of Object.entries({ known: username, unknown: `nobody_${index % accounts.length}` })) {
      const answer = await ask('login', { username: name, password: 'wrong1' }, { address: nextAddress() })
      times[kind === 'known' ? 'known' : 'unknown'].push(answer.ms)
      bodies.add(answer.body)
    }
  return [
    {
      name: `medians of ${times.known.length} known and as many unknown names differ by`,
      value: Math.abs(median(times.known) - median(times.unknown)),
      unit: 'ms',
      target: { op: '<=', value: TIMING_MS },
      control: { name: 'median', value: median(times.unknown) },
      timed: true,
    },
    { name: 'different answers to them', value: bodies.size, unit: 'bodies', target: { op: '<=', value: 1 } },
  ]
}

/** Ends other logins of accounts: at once their tokens are worth nothing. */
async function revoke({ ask, nextAddress }: Asker, accounts: readonly Account[]): Promise<Figure[]> {
  const times = await inParallel(accounts.length, 1, async (index) => {
    const { username = '', token = '', cookie = '' } = accounts[index] ?? {}
    const address = nextAddress()
    const other = (await ask('login', { username, password: PASSWORD }, { address, cookie })).data.token
    if ((await ask('user_info', undefined, { token: other })).code !== 0) throw new Error('the other login is none')
    const begun = performance.now()
    await ask('revoke_sessions', { password: PASSWORD }, { token })
    const answer = await ask('user_info', undefined, { token: other })
    return answer.status === 401 ? performance.now() - begun : Number.POSITIVE_INFINITY
  })
  return [
    {
      name: `${times.length} logins ended by their owner, worth nothing after`,
      value: percentile(times, 1),
      unit: 'ms',
      target: { op: '<=', value: REVOKED_MS },
    },
  ]
}

export const bench: Bench = {
  about:
    'Guessing passwords and codes from everywhere, telling names by time, ending logins, and stealing those by QR code.',
  quickSeconds: 120,
  async run({ quick, log }) {
    const server = await startServer({ env: { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' } })
    try {
      const asker = createAsker(server.origin)
      const accounts = await register(asker, quick ? 60 : 1000)
      const half = accounts.length / 2
      log(`${accounts.length} accounts`)
      const [sprayed, others] = [accounts.slice(0, half), accounts.slice(half)]
      const timing = await compareNames(asker, others)
      log('names compared')
      const ended = await revoke(asker, sprayed.slice(-20))
      log('logins ended')
      const scanned = await attackScans(asker, others, quick)
      log('QR codes attacked')
      const guessed = await guessCodes(quick ? 30 : 1000)
      log('codes of letters guessed')
      const codes = [...guessed, ...(await sprayCodes(quick ? 60 : 500))]
      return [...(await spray(asker, sprayed, quick ? 600 : 10_000)), ...timing, ...ended, ...scanned, ...codes]
    } finally {
      await server.stop()
    }
  },
}
