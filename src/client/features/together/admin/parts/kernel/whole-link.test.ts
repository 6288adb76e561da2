import { expect, test } from 'vitest'
import { wholeLink } from './whole-link.ts'

test('a link that is its hash alone gets the address of the page, without what is behind its origin', () => {
  expect(wholeLink('#invite=a-_1', 'http://home.lan:8080/?x=1#y=2')).toBe('http://home.lan:8080/#invite=a-_1')
})

test('a whole link stays as the server has told it', () => {
  const link = 'https://start.example.org/#verify=a'
  expect(wholeLink(link, 'http://home.lan:8080/')).toBe(link)
})
