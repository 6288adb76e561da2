import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressKey, clientAddress, parseRange } from './address.ts'

const ranges = (...texts: string[]) => texts.map((text) => parseRange(text)).filter((range) => range !== undefined)

describe('the address of who asks', () => {
  test('without a proxy it is the socket, whatever the client claims', () => {
    expect(clientAddress('203.0.113.7', '10.0.0.1, 1.2.3.4', [])).toBe('203.0.113.7')
  })
  test('behind a trusted proxy it is the last address that is not a proxy', () => {
    const proxies = ranges('127.0.0.1', '10.0.0.0/8')
    expect(clientAddress('127.0.0.1', '8.8.8.8, 198.51.100.4, 10.1.2.3', proxies)).toBe('198.51.100.4')
    expect(clientAddress('::ffff:127.0.0.1', '198.51.100.4', proxies)).toBe('198.51.100.4')
    expect(clientAddress('127.0.0.1', undefined, proxies)).toBe('127.0.0.1')
  })
  test('a hop that is no address ends the walk: nothing before it is believed', () => {
    expect(clientAddress('127.0.0.1', '9.9.9.9, evil', ranges('127.0.0.1'))).toBe('127.0.0.1')
  })
  test('a client that writes any header at all cannot choose its address', () => {
    fc.assert(
      fc.property(fc.string(), (forged) => {
        expect(clientAddress('127.0.0.1', `${forged}, 198.51.100.9`, ranges('127.0.0.1'))).toBe('198.51.100.9')
      }),
    )
  })
})

describe('the key of an address', () => {
  test('an IPv6 network of /64 is one user', () => {
    expect(addressKey('2001:db8:1:2:aaaa::1')).toBe(addressKey('2001:db8:1:2:ffff:1:2:3'))
    expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'))
  })
  test('IPv4 counts whole, also when it is written as IPv6', () => {
    expect(addressKey('192.0.2.1')).toBe('192.0.2.1')
    expect(addressKey('::ffff:192.0.2.1')).toBe('192.0.2.1')
    expect(addressKey('')).toBe('unknown')
  })
})

describe('ranges of addresses', () => {
  test.each(['10.0.0.0/8', 'fd00::/8', '::1', '192.0.2.1', '0.0.0.0/0'])('%s is one', (text) => {
    expect(parseRange(text)).toBeDefined()
  })
  test.each(['', 'example.org', '10.0.0.0/33', '10.0.0/8', '::1/129', '10.0.0.0/8x', '10.0.0.0/', '1'])(
    '%s is none',
    (text) => {
      expect(parseRange(text)).toBeUndefined()
    },
  )
})
