import { afterEach, beforeEach, expect, test } from 'vitest'
import { CODE } from '../../../shared/api/endpoint.ts'
import { probe } from '../../../shared/api/probe.ts'
import { makeServer, type TestServer } from '../../testing/project.ts'
import { makeProbeToken } from './probe-tokens.ts'

let now = 1e12
let server: TestServer
beforeEach(async () => {
  now = 1e12
  server = await makeServer({ clock: { now: () => now } }, { TRUST_PROXY: '10.0.0.0/8' })
})
afterEach(() => server.close())

async function ask(token: string, headers: Readonly<Record<string, string>> = {}) {
  const socket = { remoteAddress: '::ffff:10.0.0.2', remotePort: 4000 }
  const answer = await server.app.request(
    probe.path,
    { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify({ token }) },
    { incoming: { socket } },
  )
  return answer.json()
}

test('whoever has a token is told, once, how the request has arrived', async () => {
  const token = await makeProbeToken(server.database)
  const headers = {
    ...{ 'x-forwarded-for': '203.0.113.77, 198.51.100.7', 'x-forwarded-proto': 'https' },
    'x-forwarded-host': 'start.example.org',
  }
  expect(await ask(token, headers)).toMatchObject({
    code: CODE.ok,
    data: {
      ...{ peer: { address: '::ffff:10.0.0.2', port: 4000 }, isTrusted: true },
      ...{ forwardedFor: '203.0.113.77, 198.51.100.7', address: '198.51.100.7' },
      ...{ overHttps: true, host: 'start.example.org' },
    },
  })
  expect(await ask(token, headers)).toMatchObject({ code: CODE.notFound, data: null })
})

test('nobody else is told anything, and no token is good for long', async () => {
  expect(await ask('x')).toMatchObject({ code: CODE.notFound, data: null })
  const token = await makeProbeToken(server.database)
  now += 60_000
  expect(await ask(token)).toMatchObject({ code: CODE.notFound, data: null })
  await makeProbeToken(server.database)
  now += 60_000
  await makeProbeToken(server.database)
  const rows = await server.database.selectFrom('instance').where('key', 'like', 'probe:%').selectAll().execute()
  expect(rows, 'those that are over are forgotten').toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token)
})
