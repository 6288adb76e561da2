import { expect, test } from 'vitest'
import { probe } from './probe.ts'

const ORIGIN = 'https://genkan.example'
const answering =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status })

test('a server of ours is one that tells its version', async () => {
  const asked: unknown[] = []
  const ask = async (...request: unknown[]) => {
    asked.push(...request)
    return new Response(JSON.stringify({ code: 0, msg: '', data: { version: '1.0.0', info: '' } }))
  }
  expect(await probe(ORIGIN, ask)).toBeUndefined()
  expect(asked[0]).toBe(`${ORIGIN}/api/get_version`)
  expect(asked[1], 'a redirect would tell another host').toMatchObject({ redirect: 'error', credentials: 'omit' })
})

test('what does not answer is not reached', async () => {
  expect(await probe(ORIGIN, () => Promise.reject(new TypeError('refused')))).toBe('unreached')
})

test.each([
  '<!doctype html><title>Something else</title>',
  '{}',
  'null',
  '{"code":0,"data":{}}',
  '{"code":500,"msg":"","data":{"version":"1","info":""}}',
  '{"code":0,"data":{"version":{"toString":"x"},"info":[]}}',
])('%s is no answer of ours', async (body) => {
  expect(await probe(ORIGIN, answering(body))).toBe('notGenkan')
})
