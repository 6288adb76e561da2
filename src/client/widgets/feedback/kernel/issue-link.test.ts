import { expect, test } from 'vitest'
import { issueLink, issueTitle } from './issue-link.ts'

const ISSUE = { title: '出错了: a & b', body: 'one\ntwo #3' }

test.each([
  ['https://git.example/me/start/issues', 'https://git.example/me/start/issues/new', 'title', 'body'],
  ['https://git.example/me/start/issues/', 'https://git.example/me/start/issues/new', 'title', 'body'],
  [
    'https://lab.example/me/start/-/issues',
    ...(['https://lab.example/me/start/-/issues/new', 'issue[title]', 'issue[description]'] as const),
  ],
])('the form of %s is filled in', (tracker, form, title, body) => {
  const { address, isFilled } = issueLink(tracker, ISSUE)
  const { origin, pathname, searchParams } = new URL(address)
  expect([origin + pathname, isFilled]).toEqual([form, true])
  expect(Object.fromEntries(searchParams)).toEqual({ [title]: ISSUE.title, [body]: ISSUE.body })
})

test('another page is opened as it is; a text that is too long for an address is left out', () => {
  const forum = 'https://forum.example/c/start?x=1'
  expect(issueLink(forum, ISSUE)).toEqual({ address: forum, isFilled: false })
  const long = issueLink('https://git.example/me/start/issues', { ...ISSUE, body: '字'.repeat(1000) })
  expect(long.isFilled).toBe(false)
  expect(Object.fromEntries(new URL(long.address).searchParams)).toEqual({ title: ISSUE.title })
})

test('a title is the kind and how the text begins', () => {
  expect(issueTitle('Bug', '  The dock jumps\nwhen I let go')).toBe('Bug: The dock jumps')
  expect(issueTitle('Bug', '😀'.repeat(200))).toBe(`Bug: ${'😀'.repeat(80)}`)
  expect(issueTitle('Bug', ' ')).toBe('Bug')
})
