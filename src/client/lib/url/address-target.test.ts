import { expect, test } from 'vitest'
import { addressTarget } from './address-target.ts'

test('addresses of one page are the same target, whatever their scheme, `www.` and last slash', () => {
  const same = ['https://github.com', 'http://github.com/', 'https://www.GitHub.com/']
  expect(new Set(same.map(addressTarget))).toEqual(new Set(['github.com']))
})

test('other pages, ports, queries and fragments are others', () => {
  const others = ['https://a.example', 'https://a.example:81', 'https://a.example/b', 'https://a.example/?q=1']
  const targets = [...others, 'https://a.example/#x'].map(addressTarget)
  expect(new Set(targets).size).toBe(targets.length)
})

test('what is no address of the web has none', () => {
  expect(['', 'github', '{settings}', 'javascript:1', 'https://'].map(addressTarget)).toEqual(Array(5).fill(undefined))
})
