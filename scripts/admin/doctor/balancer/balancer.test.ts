import { mkdirSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { parseConfig } from '../../../../src/server/config.ts'
import { TEST_CERTIFICATE } from '../../../../src/server/testing/certificate.ts'
import { type ChatServer, startChatServer } from '../../../../src/server/testing/chat.ts'
import { type ReverseProxy, startProxy, wellMade } from '../../../../src/server/testing/proxy.ts'
import { lookAtAnswers } from './answers.ts'
import { judgeCertificate, lookAtCertificate } from './certificate.ts'
import { type Asker, judgeForwarding, lookAtForwarding } from './forwarding.ts'
import { judgeOutcome, lookAtSockets, lookWhetherItStays } from './sockets.ts'

const VERSION = '0.2.0' // of the sample project

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

async function startServer(environment: Readonly<Record<string, string>> = {}): Promise<ChatServer> {
  const server = await startChatServer(environment)
  closers.push(server.close)
  return server
}
async function startInFront(...given: Parameters<typeof startProxy>): Promise<ReverseProxy> {
  const proxy = await startProxy(...given)
  closers.push(proxy.close)
  return proxy
}
/** Something else at a port. */
async function startOther(status: number, headers: Readonly<Record<string, string>> = {}): Promise<URL> {
  const other = createServer((_request, response) => response.writeHead(status, headers).end('<p>hello'))
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  closers.push(async () => {
    other.closeAllConnections()
    other.close()
  })
  return new URL(`http://127.0.0.1:${(other.address() as AddressInfo).port}`)
}
const configOf = ({ folder }: ChatServer) => parseConfig({ DATA_DIR: join(folder.path, 'data') })

const finding = (level: string, found: RegExp, advice = /./) => ({
  level,
  found: expect.stringMatching(found),
  advice: level === 'ok' ? '' : expect.stringMatching(advice),
})

describe('the certificate', () => {
  test('is read as it is', async () => {
    const { origin } = await startInFront([], { hasTls: true })
    const url = new URL(origin)
    const at = (day: string) => lookAtCertificate(url, { ca: TEST_CERTIFICATE, now: Date.parse(day) })
    expect(await at('2119-12-01')).toMatchObject([finding('ok', /localhost:\d+ is good for 31 days/)])
    expect(await at('2119-12-25')).toMatchObject([finding('warn', /7 days/, /Renew/)])
    expect(await at('2120-01-03')).toMatchObject([finding('FAIL', /over since 2 days/, /Renew/)])
    expect(await lookAtCertificate(url)).toMatchObject([finding('FAIL', /SELF_SIGNED/, /NODE_EXTRA_CA_CERTS/)])
    const other = new URL(origin.replace('localhost', '127.0.0.2'))
    expect(await lookAtCertificate(other)).toMatchObject([finding('FAIL', /ECONNREFUSED/, /PUBLIC_URL/)])
    const noTls = await startOther(200)
    noTls.protocol = 'https:'
    expect(await lookAtCertificate(noTls)).toMatchObject([finding('FAIL', /no connection by TLS/)])
  })

  test.each([
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /fullchain/],
    ['ERR_TLS_CERT_ALTNAME_INVALID', /host of PUBLIC_URL/],
  ])('that has %s is not trusted', (error, advice) => {
    expect(judgeCertificate({ host: 'h', error, days: 40 })).toMatchObject([finding('FAIL', /not trusted/, advice)])
  })

  test('is missed where others are between', async () => {
    expect(await lookAtCertificate(new URL('http://127.0.0.1:8080'))).toMatchObject([finding('ok', /this machine/)])
    expect(await lookAtCertificate(new URL('http://192.168.1.2'))).toMatchObject([finding('warn', /none/, /https/)])
  })
})

describe('the address', () => {
  test('answers as Genkan; of which version is told', async () => {
    const { origin } = await startServer()
    const look = (version: string) => lookAtAnswers(new URL(origin), version)
    expect(await look(VERSION)).toMatchObject([finding('ok', /Genkan 0\.2\.0 answers/)])
    expect(await look('9.9.9')).toMatchObject([finding('warn', /program here is 9\.9\.9/, /Restart/)])
  })

  test('with https has HSTS', async () => {
    const [plain, named] = [await startServer(), await startServer({ PUBLIC_URL: 'https://localhost' })]
    const [lacks, has] = [
      await startInFront([plain.origin], { hasTls: true }),
      await startInFront([named.origin], { hasTls: true }),
    ]
    expect(await lookAtAnswers(new URL(lacks.origin), VERSION)).toMatchObject([
      {},
      finding('warn', /HSTS/, /PUBLIC_URL/),
    ])
    expect(await lookAtAnswers(new URL(has.origin), VERSION)).toMatchObject([{ level: 'ok' }])
  })

  test('may have nodes of two versions behind it', async () => {
    const old = createServer((_request, response) =>
      response.end(JSON.stringify({ code: 0, msg: '', data: { status: 'ok', version: '0.1.9', cspReports: 0 } })),
    )
    await new Promise<void>((resolve) => old.listen(0, '127.0.0.1', resolve))
    closers.push(async () => void old.close())
    const { origin } = await startServer()
    const both = [origin, `http://127.0.0.1:${(old.address() as AddressInfo).port}`]
    const proxy = await startInFront(both)
    const found = await lookAtAnswers(new URL(proxy.origin), VERSION)
    expect(found).toMatchObject([finding('warn', /0\.1\.9 and 0\.2\.0/, /one version/)])
  })

  test.each([
    [502, {}, /reaches no node/, /HOST and PORT/],
    [503, {}, /not well/, /database/],
    [200, {}, /not Genkan/, /PUBLIC_URL/],
    [301, { location: 'https://elsewhere.example/' }, /sends on to https:\/\/elsewhere/, /--url/],
  ] as const)('that answers %i %j is told', async (status, headers, found, advice) => {
    expect(await lookAtAnswers(await startOther(status, headers), VERSION)).toMatchObject([
      finding('FAIL', found, advice),
    ])
  })

  test('that does not answer is told', async () => {
    expect(await lookAtAnswers(new URL('http://127.0.0.1:1'), VERSION)).toMatchObject([finding('FAIL', /ECONNREFUSED/)])
  })
})

describe('the proxy', () => {
  test('may be none', async () => {
    const server = await startServer()
    expect(await lookAtForwarding(new URL(server.origin), configOf(server))).toMatchObject([
      finding('ok', /nothing is between.* for 127\.0\.0\.1/),
    ])
    const trusting = await startServer({ TRUST_PROXY: '127.0.0.1' })
    expect(await lookAtForwarding(new URL(trusting.origin), configOf(trusting))).toMatchObject([
      finding('warn', /may claim any address/, /--url/),
    ])
  })

  test('tells who asks, and by which address', async () => {
    const server = await startServer({ TRUST_PROXY: '127.0.0.1' })
    const { origin } = await startInFront([server.origin], { hasTls: true, headers: wellMade })
    expect(await lookAtForwarding(new URL(origin), configOf(server))).toMatchObject([
      finding('ok', /proxy 127\.0\.0\.1 tells who asks; this machine is trusted itself/),
    ])
    expect(await server.database.selectFrom('instance').where('key', 'like', 'probe:%').selectAll().execute()).toEqual(
      [],
    )
  })

  test('may not be trusted, or say nothing, or hand on what it is told', async () => {
    const strict = await startServer()
    const unknown = await startInFront([strict.origin], { hasTls: true, headers: wellMade })
    const untrusted = finding('FAIL', /127\.0\.0\.1 is not trusted/, /TRUST_PROXY=127\.0\.0\.1/)
    const misnamed = finding('FAIL', /its address for http:\/\/localhost:\d+, not https:/, /PUBLIC_URL=https/)
    expect(await lookAtForwarding(new URL(unknown.origin), configOf(strict))).toMatchObject([untrusted, misnamed])

    const server = await startServer({ TRUST_PROXY: '127.0.0.1' })
    const open = await startInFront([server.origin], { hasTls: true })
    expect(await lookAtForwarding(new URL(open.origin), configOf(server))).toMatchObject([
      finding('FAIL', /anybody can claim any address/, /nginx: .*HAProxy: /),
      finding('FAIL', /http:\/\/claimed\.invalid/, /X-Forwarded-Host/),
    ])
    const headers: typeof wellMade = (incoming) => {
      const { 'x-forwarded-for': _, ...others } = wellMade(incoming)
      return others
    }
    const silent = await startInFront([server.origin], { hasTls: true, headers })
    expect(await lookAtForwarding(new URL(silent.origin), configOf(server))).toMatchObject([
      finding('FAIL', /does not tell who asks/, /nginx/),
    ])
  })

  const seen = {
    ...{ peer: { address: '::ffff:10.0.0.2', port: 1 }, isTrusted: true, address: '198.51.100.7' },
    ...{ forwardedFor: '203.0.113.77, 198.51.100.7', overHttps: true, host: 'start.example.org' },
  }
  const asker: Asker = { url: new URL('https://start.example.org'), localPort: 1, own: new Set(['192.168.1.9']) }

  test('tells a stranger from one who claims to be another', () => {
    const well = finding('ok', /proxy 10\.0\.0\.2 tells who asks: .* for 198\.51\.100\.7/)
    expect(judgeForwarding(seen, asker)).toMatchObject([well])
    expect(judgeForwarding({ ...seen, forwardedFor: '198.51.100.7' }, asker)).toMatchObject([well])
    const claimed = { ...seen, address: '203.0.113.77', forwardedFor: '203.0.113.77, 10.0.0.3' }
    expect(judgeForwarding(claimed, asker)).toMatchObject([finding('FAIL', /anybody can claim/)])
    const ofProxy = { ...asker, own: new Set(['10.0.0.3']) }
    expect(judgeForwarding(claimed, ofProxy)).toMatchObject([finding('ok', /trusted itself/)])
  })

  test('leads to the server of this database, and to one that can tell', async () => {
    const [here, there] = [await startServer(), await startServer()]
    const found = await lookAtForwarding(new URL(there.origin), configOf(here))
    expect(found).toMatchObject([finding('FAIL', /uses another database/, /DATABASE_URL/)])
    const older = await startOther(404)
    expect(await lookAtForwarding(older, configOf(here))).toMatchObject([finding('FAIL', /does not tell \(404\)/)])
    mkdirSync(join(here.folder.path, 'empty'))
    const nowhere = parseConfig({ DATA_DIR: join(here.folder.path, 'empty') })
    expect(await lookAtForwarding(new URL(here.origin), nowhere)).toMatchObject([finding('warn', /cannot be asked/)])
    expect(readdirSync(nowhere.dataDir), 'no database is made').toEqual([])
  })
})

describe('the socket', () => {
  test('opens through the proxy', async () => {
    const server = await startServer({ TRUST_PROXY: '127.0.0.1' })
    const { origin } = await startInFront([server.origin], { hasTls: true, headers: wellMade })
    expect(await lookAtSockets(new URL(origin), true)).toMatchObject([finding('ok', /localhost:\d+\/api\/chat opens/)])
    expect(await lookAtSockets(new URL(origin), false)).toMatchObject([finding('ok', /CHAT=off/)])
  })

  test('is refused by a server that knows itself by another name, or a proxy that upgrades nothing', async () => {
    const server = await startServer({ PUBLIC_URL: 'https://start.example.org' })
    const foreign = await startInFront([server.origin])
    expect(await lookAtSockets(new URL(foreign.origin), true)).toMatchObject([finding('FAIL', /403/, /PUBLIC_URL=/)])
    const plain = await startServer()
    const headers: typeof wellMade = (incoming) => {
      const { upgrade: _, connection: __, ...others } = wellMade(incoming)
      return others
    }
    const old = await startInFront([plain.origin], { headers, upgrades: false })
    expect(await lookAtSockets(new URL(old.origin), true)).toMatchObject([
      finding('FAIL', /404/, /Upgrade \$http_upgrade/),
    ])
    expect(await lookAtSockets(new URL('http://127.0.0.1:1'), true)).toMatchObject([finding('FAIL', /ECONNREFUSED/)])
  })

  test('stays open through the proxy, or is cut there', async () => {
    const server = await startServer()
    const [patient, hasty] = [
      await startInFront([server.origin]),
      await startInFront([server.origin], { cutsAfterMs: 300 }),
    ]
    const stay = ({ origin }: ReverseProxy) => lookWhetherItStays(new URL(origin), configOf(server), 1000)
    expect(await stay(patient)).toMatchObject([finding('ok', /stays open for 1 s/)])
    expect(await stay(hasty)).toMatchObject([finding('FAIL', /cut after 0 s \(1006\)/, /proxy_read_timeout/)])
    await patient.close()
    expect(await stay(patient)).toMatchObject([finding('FAIL', /ECONNREFUSED/)])
  })

  test.each([
    [429, /without a login/],
    [502, /nodes run/],
    [400, /upgrade/],
  ])('that is refused by %i has a reason', (status, advice) => {
    expect(judgeOutcome(new URL('https://x.example'), { status })).toMatchObject(finding('FAIL', /refused/, advice))
  })
})
