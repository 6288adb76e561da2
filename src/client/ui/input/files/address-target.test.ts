import { expect, test } from 'vitest'
import { addressOf } from './address-target.ts'

const carried = (data: Readonly<Record<string, string>>) => ({ getData: (type: string) => data[type] ?? '' })

test('of a picture within a link the picture is meant, of a link the link', () => {
  const html = '<a href="https://a.example/page"><img alt="" src="https://a.example/lake.jpg?w=1&amp;h=2"></a>'
  expect(addressOf(carried({ 'text/html': html, 'text/uri-list': 'https://a.example/page' }))).toBe(
    'https://a.example/lake.jpg?w=1&h=2',
  )
  expect(addressOf(carried({ 'text/uri-list': '# title\r\nhttps://a.example/lake.jpg\r\n' }))).toBe(
    'https://a.example/lake.jpg',
  )
})

test('a pasted text is an address if it is nothing else', () => {
  expect(addressOf(carried({ text: ' http://a.example/lake.jpg\n' }))).toBe('http://a.example/lake.jpg')
  for (const text of [
    'see https://a.example/lake.jpg',
    'https://a.example/1\nhttps://a.example/2',
    'lake',
    'file:///a',
  ])
    expect(addressOf(carried({ text })), text).toBe('')
})

test('a passage with several pictures, or one that carries its own bytes, names none', () => {
  const img = (src: string) => `<img src="${src}">`
  expect(addressOf(carried({ 'text/html': img('https://a.example/1') + img('https://a.example/2') }))).toBe('')
  expect(addressOf(carried({ 'text/html': img('data:image/png;base64,AA'), text: '' }))).toBe('')
})
