import { describe, expect, test } from 'vitest'
import {
  grantState,
  type HostContact,
  knownFailure,
  linesOfGrants,
  reasonOfCall,
  reasonOfSource,
  withResource,
} from './model.ts'

const OWN = 'https://start.example'
const contactsOf = (...resources: readonly (readonly [url: string, initiator: string])[]) =>
  resources.reduce<readonly HostContact[]>((list, [url, initiator]) => withResource(list, url, initiator, OWN), [])

describe('the hosts that a page has contacted', () => {
  test('are counted by host and by what was loaded', () => {
    expect(
      contactsOf(
        ['https://a.example/1.png?x=secret', 'img'],
        ['https://a.example/2.png', 'css'],
        ['https://a.example/', 'iframe'],
        ['http://b.example:81/v.mp4', 'video'],
        ['https://b.example/x', 'fetch'],
      ),
    ).toEqual([
      { host: 'a.example', loaded: 'picture', count: 2 },
      { host: 'a.example', loaded: 'frame', count: 1 },
      { host: 'b.example:81', loaded: 'media', count: 1 },
      { host: 'b.example', loaded: 'other', count: 1 },
    ])
  })

  test('are not the page’s own, nor anything that was never fetched', () => {
    expect(
      contactsOf(
        [`${OWN}/icons/a.svg`, 'img'],
        ['data:image/png;base64,AA', 'img'],
        ['blob:https://x/1', 'img'],
        ['x', ''],
      ),
    ).toEqual([])
  })

  test('stay a short list: further hosts are counted together', () => {
    const many = Array.from({ length: 300 }, (_, at) => [`https://h${at}.example/`, 'img'] as const)
    const list = contactsOf(...many)
    expect(list).toHaveLength(201)
    expect(list.at(-1)).toEqual({ host: '', loaded: 'picture', count: 100 })
  })
})

test('a question to the server has its reason', () => {
  expect(reasonOfCall('/api/suggest')).toBe('suggest')
  expect(reasonOfCall('/api/get_network_icon')).toBe('siteIcon')
  expect(reasonOfCall('/api/else')).toBe('other')
})

test('a source has its reason, and a failure its name', () => {
  expect(reasonOfSource('hot.weibo')).toBe('hotSearch')
  expect(reasonOfSource('new.source')).toBe('other')
  expect(knownFailure('blocked')).toBe('blocked')
  expect(knownFailure('of a newer server')).toBe('other')
})

describe('what the browser has allowed an extension', () => {
  const lines = linesOfGrants(
    ['storage', 'bookmarks'],
    ['https://www.zhihu.com/*', 'http://localhost/*', 'https://api.zhihu.com/*', 'chrome://favicon/'],
  )

  test('is listed by its names, hosts last', () => {
    expect(lines).toEqual([
      { name: 'storage' },
      { name: 'bookmarks', permission: 'bookmarks' },
      { name: 'api.zhihu.com', origin: 'https://api.zhihu.com' },
      { name: 'http://localhost', origin: 'http://localhost' },
      { name: 'www.zhihu.com', origin: 'https://www.zhihu.com' },
    ])
  })

  test('can be given back, but for what the extension requires and the server that it is connected with', () => {
    expect(lines.map((line) => grantState(line, 'http://localhost'))).toEqual([
      { reason: 'required', canGiveBack: false },
      { reason: 'permission', canGiveBack: true },
      { reason: 'host', canGiveBack: true },
      { reason: 'server', canGiveBack: false },
      { reason: 'host', canGiveBack: true },
    ])
  })
})
