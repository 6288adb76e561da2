import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { CODE } from '../../../shared/api/endpoint.ts'
import { recordMetrics } from '../../testing/metrics.ts'
import { createLog } from '../create-log.ts'
import type { Env } from './context.ts'
import { logRequests } from './log-requests.ts'

function openServer() {
  const lines: string[] = []
  const { metrics, counts, observed } = recordMetrics()
  const app = new Hono<Env>()
  app.use(logRequests(createLog('debug', { write: (line: string) => void lines.push(line) }), metrics))
  app.use('/api/*', async (c, next) => (c.req.header('x-refused') === undefined ? await next() : c.text('no', 413)))
  app.get('/api/x', (c) => c.text('ok'))
  app.get('/u/:name', (c) => c.text('ok'))
  app.post('/api/refused', (c) => {
    c.set('code', CODE.invalid)
    return c.json({})
  })
  app.get('/api/thrown', () => {
    throw new Error('x')
  })
  app.onError((_, c) => {
    c.set('code', CODE.failed)
    return c.json({}, 500)
  })
  app.all('/api/*', (c) => c.text('none', 404))
  return { app, lines, counts, observed }
}

test('a request is logged without its query string', async () => {
  const { app, lines } = openServer()
  await app.request('/api/x?wd=CANARY')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ method: 'GET', path: '/api/x', status: 200 })
  expect(lines.join('')).not.toContain('CANARY')
})

test.each([
  ['GET', '/api/x?a=1', {}, ['/api/x', 'GET', '2xx', '0']],
  ['HEAD', '/api/x', {}, ['/api/x', 'HEAD', '2xx', '0']],
  ['GET', '/u/secret', {}, ['/u/:name', 'GET', '2xx', '0']],
  ['POST', '/api/refused', {}, ['/api/refused', 'POST', '2xx', '400']],
  ['GET', '/api/thrown', {}, ['/api/thrown', 'GET', '5xx', '500']],
  ['GET', '/api/secret', {}, ['/api/*', 'GET', '4xx', '404']],
  ['GET', '/api/x', { 'x-refused': '1' }, ['/api/*', 'GET', '4xx', '413']],
  ['BREW', '/secret', {}, ['/*', 'other', '4xx', '404']],
])('%s %s is counted by the pattern of its route, with what came of it', async (method, path, headers, expected) => {
  const { app, counts, observed } = openServer()
  await app.request(path, { method, headers })
  expect(counts()).toEqual({ [`genkan_http_requests_total ${expected.join(' ')}`]: 1 })
  expect(observed()).toEqual({ [`genkan_http_request_duration_seconds ${expected[0]}`]: [expect.any(Number)] })
})
