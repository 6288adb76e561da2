import { expect, test } from 'vitest'
import { itemAddress } from './item-address.ts'

const addressOf = (url: string) => itemAddress({ id: 'a', name: '', type: 'icon', size: '1x1', url })

test.each(['example.com', 'example.com/a?b=c', 'www.例え.jp', 'example.com:8443/x', '192.168.1.2'])(
  'an address without a scheme is taken as https: %s',
  (url) => {
    expect(addressOf(url)).toBe(`https://${url}`)
  },
)

test.each([
  'https://example.com/',
  'http://a.b',
  '{settings/theme}',
  'javascript:alert(1.5)',
  'mailto:a@b.c',
  'a@b.c',
  '',
])('any other stays as it is: %s', (url) => {
  expect(addressOf(url)).toBe(url)
})

test('the address of the local network is taken if the user has switched to it', () => {
  const item = { id: 'a', name: '', type: 'icon', size: '1x1', url: 'https://a.b/', lanUrl: '10.0.0.2' } as const
  expect(itemAddress({ ...item, isLan: true })).toBe('https://10.0.0.2')
  expect(itemAddress(item)).toBe('https://a.b/')
})
