import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Bench } from '../../scripts/lib/figures.ts'
import { type FetchOptions, openFetch } from '../../src/server/adapters/fetch/fetch.ts'
import { parseRange } from '../../src/server/core/address.ts'
import type { Http } from '../../src/server/core/ports/http.ts'

/** Addresses of this machine: one stands for the internet, all others are the private network with the canary. */
const OPEN = '127.0.0.10'
const CANARY = '127.0.0.20'
const REDIRECTS = [301, 302, 307] as const

const listen = (host: string, port: number, answer: Parameters<typeof createServer>[1]): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer(answer)
    server.once('error', reject).listen(port, host, () => resolve(server))
  })

/** Ways to write an IPv4 address that some program or other understands. */
const NOTATIONS: readonly ((parts: readonly number[]) => string)[] = [
  (parts) => parts.join('.'),
  (parts) => `${parts.join('.')}.`,
  (parts) => String(numberOf(parts)),
  (parts) => `0x${numberOf(parts).toString(16)}`,
  (parts) => `0${numberOf(parts).toString(8)}`,
  (parts) => parts.map((part) => `0x${part.toString(16)}`).join('.'),
  (parts) => parts.map((part) => `0${part.toString(8).padStart(3, '0')}`).join('.'),
  ([a, ...rest]) => `${a}.${numberOf(rest)}`,
  ([a, b, ...rest]) => `${a}.${b}.${numberOf(rest)}`,
  (parts) => parts.map((part) => String(part).replace(/\d/g, wide)).join('.'),
  (parts) => parts.join('。'),
  (parts) => [...parts.join('.')].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join(''),
  (parts) => `[::ffff:${parts.join('.')}]`,
  (parts) => `[::${parts.join('.')}]`,
  (parts) => `[::ffff:0:${parts.join('.')}]`,
  (parts) => `[64:ff9b::${parts.join('.')}]`,
  ([a = 0, b = 0, c = 0, d = 0]) => `[2002:${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}::1]`,
]
const numberOf = (parts: readonly number[]) => parts.reduce((value, part) => value * 256 + part, 0)
const wide = (digit: string) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)

/** Every notation of addresses of this machine, of private networks and of cloud metadata. */
function listForms(count: number): readonly string[] {
  const random = (below: number) => Math.floor(Math.random() * below)
  const kinds: readonly (() => readonly number[])[] = [
    () => [127, 0, 0, 20],
    () => [127, random(256), random(256), 1 + random(254)],
    () => [10, random(256), random(256), random(256)],
    () => [172, 16 + random(16), random(256), random(256)],
    () => [192, 168, random(256), random(256)],
    () => [169, 254, 169, 254],
  ]
  return Array.from({ length: count }, (_, index) => {
    const notation = NOTATIONS[index % NOTATIONS.length]
    const kind = kinds[Math.floor(index / NOTATIONS.length) % kinds.length]
    return notation && kind ? notation(kind()) : CANARY
  })
}

export const bench: Bench = {
  about: 'Addresses in all notations, redirects to them and names that change their address: none reaches the canary.',
  async run({ quick, log }) {
    let hits = 0
    let opened = 0
    let target = ''
    const canary = await listen('127.0.0.20', 0, (_request, response) => {
      hits += 1
      response.end('secret')
    })
    const port = (canary.address() as AddressInfo).port
    const site = await listen(OPEN, port, (request, response) => {
      opened += 1
      const status = Number(request.url?.slice(1))
      response.setHeader('connection', 'close')
      if (REDIRECTS.some((one) => one === status))
        response.writeHead(status, { location: Buffer.from(target).toString('latin1') }).end()
      else response.end('open')
    })
    const outsides: { close: () => Promise<void> }[] = []
    const open = (options: FetchOptions): Http => {
      const outside = openFetch({ ports: [port], ownAddresses: () => [], resolve: async () => [OPEN], ...options })
      outsides.push(outside)
      return outside.http
    }
    const allowed = [parseRange(OPEN)].filter((range) => range !== undefined)
    const isAnswered = (http: Http, url: string) =>
      http({ url }).then(
        () => true,
        () => false,
      )
    try {
      // without the guard's list of allowed networks the canary answers, so that silence below means something
      const control = open({ allowed: [parseRange('127.0.0.0/8')].filter((range) => range !== undefined) })
      const controlHits = (await isAnswered(control, `http://${CANARY}:${port}/`)) ? hits : 0
      hits = 0

      const forms = listForms(quick ? 200 : 5000)
      const http = open({ allowed })
      let answered = 0
      for (const form of forms) if (await isAnswered(http, `http://${form}:${port}/`)) answered += 1
      log(`${forms.length} addresses`)
      for (const [index, form] of forms.entries()) {
        target = `http://${form}:${port}/`
        const status = REDIRECTS[index % REDIRECTS.length]
        if (await isAnswered(http, `http://site.test:${port}/${status}`)) answered += 1
      }
      log(`${forms.length} redirects`)
      const rebinds = quick ? 200 : 5000
      let asked = 0
      const changing = open({
        allowed,
        resolve: async () => {
          asked += 1
          const answers = [[OPEN], [CANARY], [OPEN, CANARY], [CANARY, OPEN]]
          return answers[asked % 2 === 0 ? 0 : Math.floor(Math.random() * answers.length)] ?? [CANARY]
        },
      })
      let reached = 0
      for (let round = 0; round < rebinds / 4; round += 1) {
        const names = Array.from({ length: 4 }, (_, one) => `http://name-${round}-${one}.test:${port}/`)
        reached += (await Promise.all(names.map((url) => isAnswered(changing, url)))).filter(Boolean).length
      }
      log(`${rebinds} names, of which ${reached} led to the site`)
      return [
        {
          name: `canary reached by ${forms.length} addresses, as many redirects and ${rebinds} changing names`,
          value: hits,
          unit: 'connections',
          target: { op: '<=', value: 0 },
          control: { name: 'with its network allowed', value: controlHits },
        },
        {
          name: 'answers to those addresses and redirects',
          value: answered,
          unit: 'answers',
          target: { op: '<=', value: 0 },
        },
        {
          name: 'connections to the site itself',
          value: opened,
          unit: 'connections',
          target: { op: '>=', value: reached },
        },
        { name: 'control', value: controlHits, unit: 'connections', target: { op: '>=', value: 1 } },
      ]
    } finally {
      for (const outside of outsides) await outside.close()
      for (const server of [canary, site]) {
        server.closeAllConnections()
        server.close()
      }
    }
  },
}
