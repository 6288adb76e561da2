import { expect, test } from 'vitest'
import { addressesIn } from './addresses-in.ts'

test.each([
  ['https://example.org/a', ['https://example.org/a']],
  [' example.org ', ['https://example.org/']],
  ['# a list\r\nhttps://a.example/\r\nhttps://b.example/\r\n', ['https://a.example/', 'https://b.example/']],
  ['https://a.example/\nhttps://a.example/', ['https://a.example/']],
])('%j holds addresses', (text, urls) => expect(addressesIn(text)).toEqual(urls))

test.each([
  '',
  'hello',
  'see https://example.org',
  'https://a.example/\nand text',
  'javascript:alert(1)',
  'https://me:secret@example.org/',
  'https://a.example/\n'.repeat(31),
])('%j holds none', (text) => expect(addressesIn(text)).toEqual([]))
