import { describe, expect, test } from 'vitest'
import { systemClock } from '../../server/core/clock.ts'
import { key, nothing } from '../../server/sources/needs.ts'
import { defineProvider } from '../../server/sources/provider.ts'
import type { SampleAttempt } from '../../server/sources/question.ts'
import type { SourceRequest } from '../../server/sources/source.ts'
import { isAskableByBrowser, originsOfProviders, originsToAsk } from './askable.ts'
import { ORIGINS, UNASKABLE } from './providers.ts'

test('a page sends only over https, and no header that browsers set alone', () => {
  expect(isAskableByBrowser({ url: 'https://a.example/', headers: { 'X-Client-Info': '1' } })).toBe(true)
  expect(isAskableByBrowser({ url: 'http://a.example/' })).toBe(false)
  for (const name of ['Referer', 'user-agent', 'Cookie', 'Sec-Fetch-Site', 'proxy-authorization', 'Accept-Encoding'])
    expect(isAskableByBrowser({ url: 'https://a.example/', headers: { [name]: 'x' } })).toBe(false)
})

const attempt = (request: SourceRequest, visit?: SourceRequest): SampleAttempt => ({ request, visit, read: () => [] })
const provider = (
  id: string,
  attempts: readonly SampleAttempt[],
  needs: typeof nothing | ReturnType<typeof key> = nothing,
) =>
  defineProvider<string | undefined, unknown>({
    ...{ id, purpose: '', fallback: '', needs, open: () => undefined },
    questions: () => [{ id, timeoutMs: 1000, maxBytes: 1000, attempts }],
  })

test('a provider is asked at the origins of the attempts that a page can send, if it needs no operator', () => {
  const origins = originsOfProviders(
    [
      provider('a.one', [
        attempt({ url: 'https://one.example/x' }),
        attempt({ url: 'https://one.example/y' }),
        attempt({ url: 'https://two.example/', headers: { referer: 'https://two.example/' } }),
      ]),
      provider('a.visit', [attempt({ url: 'https://visit.example/' }, { url: 'https://visit.example/cookies' })]),
      provider('a.keyed', [attempt({ url: 'https://keyed.example/' })], key('SOME_KEY')),
    ],
    systemClock,
  )
  expect(Object.fromEntries(origins)).toEqual({ 'a.one': ['https://one.example'] })
})

describe('whom the browser has to allow', () => {
  test('for a source, and for an area its first source', () => {
    expect(originsToAsk('hot.zhihu', ORIGINS)).toEqual(['https://www.zhihu.com', 'https://api.zhihu.com'])
    expect(originsToAsk('weather', ORIGINS)).toEqual([
      ...['https://api.open-meteo.com', 'https://air-quality-api.open-meteo.com'],
    ])
    expect(originsToAsk('film', ORIGINS)).toEqual(['https://m.maizuo.com', 'https://pic.maizuo.com'])
    expect(originsToAsk('translate', ORIGINS)).toEqual(['https://api.mymemory.translated.net'])
  })

  test('for an address its origin alone', () => {
    expect(originsToAsk('https://calendar.example/private/key.ics', ORIGINS)).toEqual(['https://calendar.example'])
  })

  test('is nobody where only a server can ask', () => {
    for (const asked of [
      'hot.weibo',
      'film.maoyan',
      'music',
      'http://calendar.example/a.ics',
      'file:///etc/passwd',
      'https://*.google.com/a.ics',
    ])
      expect([asked, originsToAsk(asked, ORIGINS)]).toEqual([asked, undefined])
    expect(UNASKABLE).toContain('hot.weibo')
  })
})
