import { isIP } from 'node:net'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressKey, clientAddress, parseAddress, parseRange } from './address.ts'

const ranges = (...texts: string[]) => texts.map((text) => parseRange(text)).filter((range) => range !== undefined)

describe('the client’s address', () => {
  test('without a proxy it is the socket’s address, whatever the client claims', () => {
    expect(clientAddress('203.0.113.7', '10.0.0.1, 1.2.3.4', [])).toBe('203.0.113.7')
  })
  test('behind a trusted proxy it is the last address that is not a proxy', () => {
    const proxies = ranges('127.0.0.1', '10.0.0.0/8')
    expect(clientAddress('127.0.0.1', '8.8.8.8, 198.51.100.4, 10.1.2.3', proxies)).toBe('198.51.100.4')
    expect(clientAddress('::ffff:127.0.0.1', '198.51.100.4', proxies)).toBe('198.51.100.4')
    expect(clientAddress('127.0.0.1', undefined, proxies)).toBe('127.0.0.1')
  })
  test('some proxies write a port behind it', () => {
    const proxies = ranges('127.0.0.1', '::1', '10.0.0.1')
    expect(clientAddress('127.0.0.1', '198.51.100.4:5678', proxies)).toBe('198.51.100.4')
    expect(clientAddress('127.0.0.1', '[2001:db8::4]:80, 10.0.0.1:443', proxies)).toBe('2001:db8::4')
    expect(clientAddress('127.0.0.1', '[2001:db8::4], [::1]:80', proxies)).toBe('2001:db8::4')
    for (const hop of ['[::1', '198.51.100.4:', '198.51.100.4:x', ':80', '[]:80'])
      expect([hop, clientAddress('127.0.0.1', `9.9.9.9, ${hop}`, proxies)]).toEqual([hop, '127.0.0.1'])
  })
  test('a malformed hop ends the search: earlier hops are ignored', () => {
    expect(clientAddress('127.0.0.1', '9.9.9.9, evil', ranges('127.0.0.1'))).toBe('127.0.0.1')
  })
  test('a client cannot choose its address by a header', () => {
    fc.assert(
      fc.property(fc.string(), (forged) => {
        expect(clientAddress('127.0.0.1', `${forged}, 198.51.100.9`, ranges('127.0.0.1'))).toBe('198.51.100.9')
      }),
    )
  })
})

describe('the rate limit key of an address', () => {
  test('is the /64 prefix for IPv6', () => {
    expect(addressKey('2001:db8:1:2:aaaa::1')).toBe(addressKey('2001:db8:1:2:ffff:1:2:3'))
    expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'))
  })
  test('is the whole address for IPv4, also when written as IPv6', () => {
    expect(addressKey('192.0.2.1')).toBe('192.0.2.1')
    expect(addressKey('::ffff:192.0.2.1')).toBe('192.0.2.1')
    expect(addressKey('')).toBe('unknown')
  })
})

describe('ranges of addresses', () => {
  test.each(['10.0.0.0/8', 'fd00::/8', '::1', '192.0.2.1', '0.0.0.0/0'])('%s is a range', (text) => {
    expect(parseRange(text)).toBeDefined()
  })
  test.each(['', 'example.org', '10.0.0.0/33', '10.0.0/8', '::1/129', '10.0.0.0/8x', '10.0.0.0/', '1'])(
    '%s is none',
    (text) => {
      expect(parseRange(text)).toBeUndefined()
    },
  )
})

test('what is an address is what Node takes for one', () => {
  const part = fc.constantFrom('0', '1', '01', '255', '256', 'ffff', '1fffff', '', ':', '::', '.', 'g')
  const texts = fc.oneof(
    fc.ipV4(),
    fc.ipV6(),
    fc.array(part, { minLength: 1, maxLength: 9 }).chain((parts) => fc.constantFrom(parts.join('.'), parts.join(':'))),
  )
  fc.assert(
    fc.property(texts, (text) => {
      expect([text, parseAddress(text) !== undefined]).toEqual([text, isIP(text) !== 0])
    }),
    { numRuns: 5000 },
  )
})
