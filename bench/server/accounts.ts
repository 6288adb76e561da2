import { spawn } from 'node:child_process'
import type { Figure } from '../../scripts/lib/figures.ts'
import { memoryOf, type RunningServer, startServer } from '../../scripts/lib/server.ts'
import { COST } from '../../src/server/adapters/passwords/argon2.ts'
import { CONCURRENT } from '../../src/server/adapters/passwords/turns.ts'
import { createAsker, inParallel } from '../soak/auth/ask.ts'
import { startBare } from './bare.ts'
import { compare, rateOf } from './compare.ts'
import { applyLoad, type Load } from './load.ts'

const PASSWORD = 'abc123'
const ACCOUNTS = 20
/** Smallest rates as ratios to the controls, and the growth of memory under load in MB a minute. */
const MIN_LOGINS = 0.8
const MIN_READS = 0.5
const MAX_GROWTH = 1

/** Hashes passwords for `ms` in a process of its own, as many at once as the server. @returns hashes per second */
function measureBareArgon2(ms: number): Promise<number> {
  const program = `
    const { argon2, randomBytes } = require('node:crypto')
    const compute = require('node:util').promisify(argon2)
    const until = performance.now() + ${ms}
    let done = 0
    const work = async () => {
      while (performance.now() < until) {
        await compute('argon2id', { ...${JSON.stringify(COST)}, message: '${PASSWORD}', nonce: randomBytes(16) })
        done += 1
      }
    }
    Promise.all(Array.from({ length: ${CONCURRENT} }, work)).then(() => console.log(done))`
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (part) => {
    output += part
  })
  return new Promise((resolve) => child.once('close', () => resolve((Number(output) / ms) * 1000)))
}

interface Options {
  readonly folder: string
  readonly quick: boolean
  readonly log: (line: string) => void
}

/** Measures logins, an authenticated read and the memory under both. */
export async function measureAccounts({ folder, quick, log }: Options): Promise<Figure[]> {
  const server = await startServer({ env: { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' } })
  try {
    const { ask, nextAddress } = createAsker(server.origin)
    const register = async (username: string) =>
      (await ask('register', { username, password: PASSWORD }, { address: nextAddress() })).data.token
    await inParallel(ACCOUNTS, CONCURRENT, (index) => register(`u${index}`))
    const token = await register('reader') // with more logins than an account may have the oldest end
    let asked = 0
    const login = (): Load => ({
      url: `${server.origin}/users/login`,
      body: { username: `u${asked++ % ACCOUNTS}`, password: PASSWORD },
      headers: { 'x-forwarded-for': nextAddress() },
    })
    const read = (): Load => ({ url: `${server.origin}/users/user_info`, headers: { authorization: token } })
    const bytes = Buffer.byteLength((await ask('user_info', undefined, { token })).body)
    const bare = await startBare(folder, bytes)
    const ms = quick ? 1500 : 4000
    try {
      return [
        ...(await compare({
          name: 'logins',
          control: 'bare Argon2',
          ratio: MIN_LOGINS,
          rounds: quick ? 3 : 7,
          log,
          own: () => rateOf(login, CONCURRENT, ms),
          bare: () => measureBareArgon2(ms),
        })),
        ...(await compare({
          name: 'authenticated reads',
          control: 'bare framework',
          ratio: MIN_READS,
          rounds: quick ? 3 : 7,
          log,
          own: () => rateOf(read, 16, ms),
          bare: () => rateOf(() => ({ url: bare.origin }), 16, ms),
        })),
        await watchMemory(server, [login, read], quick),
      ]
    } finally {
      await bare.stop()
    }
  } finally {
    await server.stop()
  }
}

/** Loads the server with all kinds of requests, and compares its memory at the middle and at the end. */
async function watchMemory(server: RunningServer, kinds: readonly (() => Load)[], quick: boolean): Promise<Figure> {
  const half = quick ? 4000 : 300_000
  const load = () => Promise.all(kinds.map((next) => applyLoad(next, CONCURRENT, half)))
  await load()
  const middle = memoryOf(server.process)
  await load()
  return {
    name: `memory under ${(2 * half) / 60_000} min of logins and reads grows in the second half`,
    value: (memoryOf(server.process) - middle) / (half / 60_000),
    unit: 'MB a minute',
    control: { name: 'memory at the middle in MB', value: middle },
    ...(quick ? {} : { target: { op: '<=', value: MAX_GROWTH } }),
  }
}
