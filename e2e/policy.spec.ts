import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test as bare } from '@playwright/test'
import { startServer } from '../scripts/lib/server.ts'
import { pageHeaders, pagePolicy } from '../src/server/core/route/policy.ts'
import { expect, test, waitForLoad, watchComplaints } from './lib/page.ts'

/** The policy of the page. That nothing breaks it every test sees that uses `lib/page.ts`; here it is seen that they would. */

const { style } = JSON.parse(readFileSync(join(import.meta.dirname, '../dist/client/.vite/csp.json'), 'utf8'))

test('the page is answered with the agreed policy', async ({ request, baseURL }) => {
  const answer = await request.get('/')
  const caller = { host: new URL(baseURL ?? '').host, overHttps: false }
  const headers = { ...pageHeaders(caller), 'Content-Security-Policy': pagePolicy(style, caller) }
  for (const [name, value] of Object.entries(headers)) expect(answer.headers()[name.toLowerCase()]).toBe(value)
})

/** What breaks the policy, by the directive that says so; each must be refused. Sent as text. */
const BREACHES: Readonly<Record<string, string>> = {
  'script-src-elem': `document.head.append(Object.assign(document.createElement('script'), { src: TRUSTED.createScriptURL(ADDRESS + '/x.js') }))`,
  'script-src-attr': `document.body.setAttribute('onclick', TRUSTED.createScript('window.hit = 1')); document.body.click()`,
  'style-src-elem': `document.head.append(Object.assign(document.createElement('style'), { textContent: 'b { top: 0 }' }))`,
  'require-trusted-types-for': `document.body.insertAdjacentHTML('beforeend', '<b>x</b>')`,
  'trusted-types': `trustedTypes.createPolicy('another', {})`,
  'connect-src': `fetch(ADDRESS + '/x').catch(() => {})`,
  'frame-src': `document.body.append(Object.assign(document.createElement('iframe'), { src: 'http://frame.example/' }))`,
  'base-uri': `document.head.append(Object.assign(document.createElement('base'), { href: ADDRESS }))`,
  'font-src': `new FontFace('x', 'url(' + ADDRESS + '/x.woff2)').load().catch(() => {})`,
  'media-src': `new Audio(ADDRESS + '/x.mp3').load()`,
  'worker-src': `new Worker(TRUSTED.createScriptURL(URL.createObjectURL(new Blob(['']))))`,
  'form-action': `(() => { const form = Object.assign(document.createElement('form'), { action: ADDRESS, method: 'post' }); document.body.append(form); form.submit() })()`,
}

/** Lets values pass the check of types, as the page's own policies do, so that what is behind it is seen. */
const TRUSTED = `trustedTypes.createPolicy('app-url', { createScriptURL: (url) => url, createScript: (code) => code })`

bare('what breaks the policy is refused, complained of and reported', async ({ page }) => {
  const requests: string[] = []
  const outside = createServer((request, response) => {
    requests.push(request.url ?? '')
    response.end()
  })
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`
  const server = await startServer() // the server of all other tests must count no report
  const countReports = async () => (await (await fetch(`${server.origin}/api/health`)).json()).data.cspReports
  try {
    const complaints: string[] = []
    await watchComplaints(page, complaints)
    await page.goto(server.origin)
    await waitForLoad(page)
    expect([complaints, await countReports()]).toEqual([[], 0])
    for (const breach of Object.values(BREACHES)) {
      const code = breach.replaceAll('ADDRESS', JSON.stringify(address)).replaceAll('TRUSTED', TRUSTED)
      await page.evaluate(`try { ${code} } catch {}`)
    }
    const named = () => complaints.map((one) => /^CSP: (\S+)/.exec(one)?.[1])
    await expect.poll(() => Object.keys(BREACHES).filter((one) => !named().includes(one))).toEqual([])
    await expect.poll(countReports).toBeGreaterThanOrEqual(Object.keys(BREACHES).length)
    expect(requests).toEqual([])
    expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined()
  } finally {
    outside.close()
    await server.stop()
  }
})
