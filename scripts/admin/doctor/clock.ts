import type { S3Config } from '../../../src/server/adapters/blobs/s3.ts'
import { openAsIs } from '../../../src/server/adapters/database/open-as-is.ts'
import { readTime } from '../../../src/server/adapters/database/time.ts'
import type { Config } from '../../../src/server/config.ts'
import { type Finding, fail, ok, warn } from './finding.ts'
import { withRedis } from './redis.ts'

/** Differences in ms: one that is told, and one with which certificates and signatures fail. */
const LARGE = 2000
const HARMFUL = 30_000
const ANSWER_MS = 4000
const ADVICE = 'Let both machines follow a time server (timedatectl set-ntp true, or chrony).'

/** Another clock, and by how many ms it is before this machine's; negative where it is behind. */
export interface Difference {
  readonly of: string
  readonly ms: number
}

/** Compares this machine's clock with those of all that it works with. One that does not answer is passed over. */
export async function lookAtClocks({ databaseUrl, redisUrl, s3 }: Config): Promise<readonly Finding[]> {
  const asked = [
    databaseUrl === undefined ? [] : [compare('PostgreSQL', () => timeOfPostgres(databaseUrl))],
    redisUrl === undefined ? [] : [compare('Redis', () => timeOfRedis(redisUrl))],
    s3 === undefined ? [] : [compare('the bucket', () => timeOfBucket(s3))],
  ]
  return judgeClocks((await Promise.all(asked.flat())).flat())
}

async function compare(of: string, read: () => Promise<number>): Promise<readonly Difference[]> {
  const before = Date.now()
  try {
    const time = await read()
    return [{ of, ms: time - (before + Date.now()) / 2 }]
  } catch {
    return [] // its own check tells why
  }
}

async function timeOfPostgres(databaseUrl: string): Promise<number> {
  const database = openAsIs({ databaseUrl, dataDir: '' })
  return await readTime(database).finally(() => database.destroy())
}

async function timeOfRedis(url: string): Promise<number> {
  let time = Number.NaN
  await withRedis(url, async (client) => {
    const [seconds, microseconds] = await client.sendCommand<[string, string]>(['TIME'])
    time = Number(seconds) * 1000 + Number(microseconds) / 1000
    return []
  })
  if (Number.isNaN(time)) throw new Error('it does not answer')
  return time
}

/** Also a refusal has the time, to the second: half of one is added. */
async function timeOfBucket({ endpoint }: S3Config): Promise<number> {
  const answer = await fetch(endpoint, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_MS) })
  const time = Date.parse(answer.headers.get('date') ?? '')
  if (Number.isNaN(time)) throw new Error('it does not tell the time')
  return time + 500
}

/** What differences mean. */
export function judgeClocks(differences: readonly Difference[]): readonly Finding[] {
  const apart = differences.filter(({ ms }) => Math.abs(ms) > LARGE)
  if (apart.length > 0)
    return apart.map(({ of, ms }) => {
      const found = `the clock of ${of} is ${(Math.abs(ms) / 1000).toFixed(0)} s ${ms > 0 ? 'before' : 'behind'} this machine's`
      return Math.abs(ms) > HARMFUL ? fail(found, ADVICE) : warn(found, ADVICE)
    })
  if (differences.length === 0) return [ok('there is no other clock to compare with')]
  const list = new Intl.ListFormat('en').format(differences.map(({ of }) => of))
  return [ok(`this machine's is the same as that of ${list}, to ${LARGE / 1000} s`)]
}
