import { expect, test } from 'vitest'
import { createLog } from './create-log.ts'
import { createTally } from './log.ts'

const collect = () => {
  const lines: string[] = []
  return { lines, stream: { write: (line: string) => void lines.push(line) } }
}

test('secrets and typed text are redacted at any depth', () => {
  const { lines, stream } = collect()
  const log = createLog('info', stream)
  const secret = 'CANARY'
  log.warn({ token: secret, wd: secret, body: { password: secret, code: secret } }, 'a')
  log.warn({ request: { headers: { authorization: secret, cookie: secret }, query: secret } }, 'b')
  expect(lines).toHaveLength(2)
  expect(lines.join('')).not.toContain(secret)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', msg: 'a', token: '[redacted]' })
})

test('what happens often is a line at once, and then one a minute with the number since', () => {
  let now = 0
  const lines: number[] = []
  const count = createTally({ now: () => now }, (times) => void lines.push(times))
  for (let times = 0; times < 50; times += 1) count()
  now += 59_999
  count()
  expect(lines).toEqual([1])
  now += 1
  count()
  expect(lines).toEqual([1, 51])
})
