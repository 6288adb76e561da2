import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../shared/api/index.ts'
import { parseSites } from './modules/catalog/sites.ts'
import { makeServer, type TestServer } from './testing/project.ts'

const sites = parseSites(
  JSON.stringify([
    {
      id: 'baidu',
      name: '百度',
      names: { en: 'Baidu' },
      url: 'https://www.baidu.com/',
      category: 2,
      color: '#2932e1',
      pin: true,
      icons: { 'simple-icons': 'baidu' },
    },
    { id: 'github', name: 'GitHub', url: 'https://github.com/', category: 4, color: '#181717', pin: false, icons: {} },
  ]),
)
let server: TestServer
beforeAll(async () => {
  server = await makeServer({ sites })
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) => server.app.request(path, { headers })
const json = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).json()

describe('every response of /api', () => {
  test('is not cached, has the data policy and is restricted to the same origin', async () => {
    for (const path of ['/api/health', '/api/nothing', '/api/openapi.json', '/users/group_icon', '/users/nothing']) {
      const { headers } = await get(path)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-type')).toMatch(/^application\/json/)
    }
  })
  test('without an endpoint is 404, in the caller’s language', async () => {
    const answer = await get('/api/nothing?locale=zh-TW')
    expect([answer.status, await answer.json()]).toEqual([404, { code: 404, msg: '這個網址沒有內容', data: null }])
  })
  test('for a body of more than 64 KB is 413', async () => {
    const body = 'x'.repeat(65 * 1024)
    const answer = await server.app.request('/api/health', {
      method: 'POST',
      body,
      headers: { 'accept-language': 'en' },
    })
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { code: 413, msg: 'Too large: 64 KB is the limit', data: null },
    ])
    const stream = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(body))
        controller.close()
      },
    })
    const chunked = new Request('http://localhost/api/health', {
      method: 'POST',
      body: stream,
      duplex: 'half',
    } as RequestInit)
    expect((await server.app.request(chunked)).status).toBe(413)
  })
})

describe('https', () => {
  const hsts = async (other: TestServer, headers: Record<string, string>, remoteAddress: string) => {
    const incoming = { socket: { remoteAddress } }
    return (await other.app.request('/', { headers }, { incoming })).headers.get('strict-transport-security')
  }
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'start.example.org' }
  test('HSTS is sent only to browsers that use https', async () => {
    const behind = await makeServer({}, { TRUST_PROXY: '10.0.0.1' })
    expect(await hsts(behind, forwarded, '10.0.0.1')).toBe('max-age=31536000; includeSubDomains')
    expect(await hsts(behind, forwarded, '10.0.0.2')).toBeNull()
    expect(await hsts(behind, {}, '10.0.0.1')).toBeNull()
    await behind.close()
    const known = await makeServer({}, { PUBLIC_URL: 'https://start.example.org' })
    expect(await hsts(known, {}, '10.0.0.1')).toBe('max-age=31536000; includeSubDomains')
    expect((await known.app.request('/')).headers.get('content-security-policy')).toContain('wss://start.example.org;')
    await known.close()
  })
  test('a malformed host does not get into the policy', async () => {
    const policy = (await get('/', { host: "evil'; script-src *" })).headers.get('content-security-policy')
    expect(policy).toContain("connect-src 'self';")
    expect(policy).not.toContain('evil')
  })
})

describe('health', () => {
  test('queries the database at every request', async () => {
    expect(await json('/api/health')).toEqual({
      code: 0,
      msg: '',
      data: { status: 'ok', version: '0.2.0', cspReports: 0 },
    })
    const other = await makeServer()
    await other.database.deleteFrom('instance').execute()
    const answer = await other.app.request('/api/health', { headers: { 'accept-language': 'en' } })
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 503 }])
    await other.close()
  })
})

test('a node that drains is in good health, but not ready', async () => {
  let isDraining = false
  const other = await makeServer({ isDraining: () => isDraining })
  const statusOf = async (path: string) => (await other.app.request(path)).status
  expect(await statusOf('/api/health?ready')).toBe(200)
  isDraining = true
  expect([await statusOf('/api/health?ready'), await statusOf('/api/health')]).toEqual([503, 200])
  await other.close()
})

test('the version comes with what is new since the one sent, in the language of the caller', async () => {
  expect(await json('/api/get_version?version=0.1.0&locale=en')).toEqual({
    code: 0,
    msg: '',
    data: { version: '0.2.0', info: '0.2.0 (2026-12-01)\n• Weather (en)' },
  })
  expect(await json('/api/get_version?version=0.1.0&locale=ja')).toMatchObject({
    data: { info: '0.2.0 (2026-12-01)\n• Weather' },
  })
  expect(await json('/api/get_version?version=0.2.0')).toMatchObject({ data: { info: '' } })
})

test('sites are searched, filtered and paged', async () => {
  expect(await json('/api/get_network?wd=baidu&locale=en')).toEqual({
    code: 0,
    msg: '',
    data: {
      list: [
        {
          id: 'baidu',
          name: 'Baidu',
          url: 'https://www.baidu.com/',
          category: 2,
          pin: true,
          src: '/icons/baidu.svg',
          background: '#2932e1',
        },
      ],
      total: 1,
      page: 1,
      limit: 60,
    },
  })
  expect(await json('/api/get_network?category=4&ref=1')).toMatchObject({
    data: { total: 1, list: [{ id: 'github' }] },
  })
  expect(await json('/api/get_network?page=2&limit=1')).toMatchObject({
    data: { total: 2, page: 2, list: [{ id: 'github' }] },
  })
  for (const query of ['page=0', 'page=x', 'limit=1001', 'category=8', 'locale=fr', `wd=${'x'.repeat(101)}`]) {
    expect([query, await json(`/api/get_network?${query}`)]).toMatchObject([query, { code: 400, data: null }])
  }
})

test('components are read from the build; without it they are unavailable', async () => {
  expect(await json('/api/components?locale=ja')).toMatchObject({
    code: 0,
    data: { list: [{ component: 'clock', sizes: ['2x2', '2x4'], size: '2x2', name: '時計' }] },
  })
  server.folder.write('dist/client/components.json', 'no JSON')
  expect((await get('/api/components')).status).toBe(503)
})

test('the catalogue is limited to a hundred questions in ten seconds from one address', async () => {
  for (const [index, path] of ['/api/get_network', '/api/components', '/users/group_icon'].entries()) {
    const other = await makeServer({ sites })
    const incoming = { socket: { remoteAddress: `198.51.100.${index}` } }
    const ask = async () => (await other.app.request(path, {}, { incoming })).status
    const statuses = await Promise.all(Array.from({ length: 101 }, ask))
    expect([path, statuses.filter((status) => status === 429)]).toEqual([path, [429]])
    await other.close()
  }
})

describe('suggestions', () => {
  test('are empty when the source fails, without an error', async () => {
    expect(await json('/api/suggest?source=google&wd=x')).toEqual({
      code: 0,
      msg: '',
      data: { list: [], from: 'none', age: 0 },
    })
  })
  test('are refused for an unknown source or a blank text', async () => {
    for (const query of ['source=evil&wd=x', 'source=bing&wd=%20', 'source=bing']) {
      expect([query, await json(`/api/suggest?${query}`)]).toMatchObject([query, { code: 400 }])
    }
  })
  test('are limited to ten requests per second from one address', async () => {
    const ask = (remoteAddress: string) =>
      server.app.request('/api/suggest?source=bing&wd=x', {}, { incoming: { socket: { remoteAddress } } })
    const statuses = await Promise.all(Array.from({ length: 11 }, async () => (await ask('198.51.100.7')).status))
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    const refused = await ask('198.51.100.7')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    expect((await ask('198.51.100.8')).status).toBe(200)
  })
})

describe('policy reports', () => {
  const report = (body: string, type: string) =>
    server.app.request('/api/csp_report', { method: 'POST', body, headers: { 'content-type': type } })
  test('are counted in both formats', async () => {
    const before = (await json('/api/health')).data.cspReports
    expect((await report('{"csp-report":{"effective-directive":"img-src"}}', 'application/csp-report')).status).toBe(
      204,
    )
    expect((await report('[{"type":"csp-violation","body":{}}]', 'application/reports+json')).status).toBe(204)
    expect((await json('/api/health')).data.cspReports).toBe(before + 2)
  })
  test('are refused with another type or format or over 16 KB', async () => {
    expect(await (await report('{}', 'text/plain')).json()).toMatchObject({ code: 400 })
    expect(await (await report('no JSON', 'application/csp-report')).json()).toMatchObject({ code: 400 })
    expect((await report(`"${'x'.repeat(17 * 1024)}"`, 'application/csp-report')).status).toBe(413)
  })
})

test('the OpenAPI document lists all endpoints, and all of them respond', async () => {
  const document = await json('/api/openapi.json')
  for (const { method, path } of endpoints) {
    expect(document.paths[path]).toHaveProperty(method.toLowerCase())
    expect([path, (await server.app.request(path, { method })).status]).not.toEqual([path, 404])
  }
  expect(new Set(Object.keys(document.paths))).toEqual(new Set(endpoints.map(({ path }) => path)))
})
