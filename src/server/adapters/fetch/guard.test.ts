import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRange } from '../../core/address.ts'
import { HttpFailure } from '../../core/ports/http.ts'
import { type GuardOptions, guardedLookup, guardUrl, isReachable, type Zone } from './guard.ts'

const options: GuardOptions = {
  allowed: [],
  ownAddresses: () => ['8.8.4.4', '2a00:1450:4001::99', 'fe80::1%eth0'],
  ownHost: 'start.example.org',
  ports: new Set([80, 443]),
  resolve: async () => [],
}
const rangesOf = (...texts: readonly string[]) =>
  texts.map((text) => parseRange(text)).filter((range) => range !== undefined)
const refusal = (url: string, changes: Partial<GuardOptions> = {}) => {
  try {
    guardUrl(url, { ...options, ...changes })
    return undefined
  } catch (error) {
    return error
  }
}

const REFUSED = [
  // notations of the loopback address
  ...[
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '017700000001',
    '127.0.0.1.',
  ],
  ...[
    '0',
    '0.0.0.0',
    '0x0',
    '１２７.０.０.１',
    '127。0。0。1',
    '%31%32%37.0.0.1',
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
  ],
  // private, link-local, shared, cloud metadata services
  ...[
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '0xa9fea9fe',
    '100.64.0.1',
    '100.127.255.255',
  ],
  // documentation, benchmarking, protocols, reserved
  ...[
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '192.88.99.1',
    '192.31.196.1',
  ],
  ...['192.52.193.1', '192.175.48.1', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
  // IPv6: loopback, link-local, unique local, multicast, documentation
  ...[
    '[fe80::1]',
    '[fc00::1]',
    '[fd12:3456::1]',
    '[fec0::1]',
    '[ff02::1]',
    '[2001:db8::1]',
    '[3fff::1]',
    '[100::1]',
    '[5f00::1]',
  ],
  // IPv6 with an embedded IPv4 address: mapped, compatible, translated, 6to4, Teredo
  ...[
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:8.8.8.8]',
    '[::127.0.0.1]',
    '[::7f00:1]',
    '[::ffff:0:127.0.0.1]',
  ],
  ...[
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::1]',
    '[2002:7f00:1::1]',
    '[2002:808:808::1]',
    '[2001::1]',
    '[2001:0:53aa:64c::1]',
    '[2001:10::1]',
  ],
  // this server
  ...[
    '8.8.4.4',
    '[2a00:1450:4001::99]',
    '[2A00:1450:4001:0:0:0:0:99]',
    'start.example.org',
    'START.example.org',
    'start.example.org.',
  ],
]
const OPEN = [
  '8.8.8.8',
  '1.1.1.1',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '[2606:4700::1111]',
  '[2400:3200::1]',
  'example.org',
  '223.255.255.255',
]

describe('the guard', () => {
  test(`${REFUSED.length} hosts are refused`, () => {
    expect(REFUSED.length).toBeGreaterThan(60)
    for (const host of REFUSED) expect([host, refusal(`http://${host}/`)]).toEqual([host, expect.any(HttpFailure)])
  })
  test.each(OPEN)('%s is allowed', (host) => expect(refusal(`https://${host}/`)).toBeUndefined())
  test.each([
    ...[
      'ftp://example.org/',
      'file:///etc/passwd',
      'data:text/plain,x',
      'javascript:1',
      'gopher://example.org/',
      'unix:/run/x',
    ],
    ...[
      'https://user@example.org/',
      'https://user:word@example.org/',
      'http://example.org:22/',
      'http://example.org:8080/',
      '',
      '//',
    ],
  ])('%s is refused', (url) => expect(refusal(url)).toBeInstanceOf(HttpFailure))
  test('only private networks that the operator allows are reachable', () => {
    const allowed = rangesOf('192.168.1.0/24', 'fd00::/8')
    expect(refusal('http://192.168.1.9/', { allowed })).toBeUndefined()
    expect(refusal('http://[fd00::9]/', { allowed })).toBeUndefined()
    expect(refusal('http://192.168.2.9/', { allowed })).toBeInstanceOf(HttpFailure)
    expect(refusal('http://[::ffff:192.168.1.9]/', { allowed })).toBeInstanceOf(HttpFailure)
  })
  test('only addresses in private networks that the operator allows have other ports', () => {
    const allowed = rangesOf('192.168.1.0/24', 'fd00::/8')
    const zoneOf = (url: string) => guardUrl(url, { ...options, allowed }).zone
    expect(zoneOf('http://192.168.1.9:5000/')).toBe('allowed')
    expect(zoneOf('https://[fd00::9]:8443/')).toBe('allowed')
    expect(zoneOf('http://nas:5000/')).toBe('allowed') // the lookup decides
    expect(zoneOf('http://192.168.1.9/')).toBe('reachable')
    expect(zoneOf('http://nas/')).toBe('reachable')
    for (const url of [
      'http://8.8.8.8:5000/',
      'http://192.168.2.9:5000/',
      'http://[2606:4700::1111]:5000/',
      'http://[::ffff:192.168.1.9]:5000/',
      'http://8.8.4.4:5000/',
      'http://127.0.0.1:5000/',
      'http://start.example.org:5000/',
      'http://me@192.168.1.9:5000/',
      'ftp://192.168.1.9:5000/',
    ])
      expect([url, refusal(url, { allowed })]).toEqual([url, expect.any(HttpFailure)])
    expect(refusal('http://nas:5000/')).toBeInstanceOf(HttpFailure)
  })
  test('no notation of an address in 10/8, 127/8 or 192.168/16 is reachable', () => {
    const inside = fc.tuple(fc.constantFrom(0x0a000000, 0x7f000000, 0xc0a80000), fc.integer({ min: 0, max: 0xffff }))
    fc.assert(
      fc.property(inside, fc.constantFrom(10, 16), ([network, host], base) => {
        const number = network + host
        const text = base === 10 ? String(number) : `0x${number.toString(16)}`
        return refusal(`http://${text}/`) instanceof HttpFailure
      }),
    )
  })
})

describe('the guarded DNS lookup', () => {
  const lookup = (addresses: readonly string[], all: boolean, zone: Zone = 'reachable') =>
    new Promise<readonly unknown[]>((resolve) => {
      const allowed = rangesOf('192.168.1.0/24', 'fd00::/8')
      guardedLookup({ ...options, allowed, resolve: async () => addresses }, zone)(
        'name.example',
        { all },
        (...given) => resolve(given),
      )
    })
  test('connects to the first of several allowed addresses only', async () => {
    expect(await lookup(['8.8.8.8', '1.1.1.1'], true)).toEqual([null, [{ address: '8.8.8.8', family: 4 }]])
    expect(await lookup(['2606:4700::1111', '1.1.1.1'], false)).toEqual([null, '2606:4700::1111', 6])
  })
  test('one blocked address refuses the whole host', async () => {
    expect((await lookup(['8.8.8.8', '10.0.0.1'], true))[0]).toMatchObject({ kind: 'blocked' })
    expect((await lookup(['8.8.8.8', '::1'], false))[0]).toMatchObject({ kind: 'blocked' })
    expect((await lookup([], true))[0]).toMatchObject({ kind: 'network' })
  })
  test('for other ports every address must be in the private networks that the operator allows', async () => {
    expect(await lookup(['192.168.1.9', 'fd00::9'], false, 'allowed')).toEqual([null, '192.168.1.9', 4])
    for (const addresses of [['8.8.8.8'], ['192.168.1.9', '8.8.8.8'], ['fd00::9', '::1'], ['::ffff:192.168.1.9']])
      expect((await lookup(addresses, true, 'allowed'))[0]).toMatchObject({ kind: 'blocked' })
    expect(await lookup(['8.8.8.8', '192.168.1.9'], false)).toEqual([null, '8.8.8.8', 4])
    expect((await lookup([], true, 'allowed'))[0]).toMatchObject({ kind: 'network' })
  })
  test('a text that is not an address is not reachable', () => {
    for (const text of ['', 'name', 'fe80::1%eth0', '1.2.3']) expect(isReachable(text, options)).toBe(false)
  })
})
