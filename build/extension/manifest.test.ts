import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BROWSERS } from './browsers.ts'
import { ICON_SIZES, manifestOf } from './manifest.ts'

const GAME = { script: "'sha256-of-the-script'", style: "'sha256-of-the-style'" }

const manifest = (browser: (typeof BROWSERS)[number]) =>
  JSON.parse(JSON.stringify(manifestOf(browser, { version: '1.2.3', games: [GAME] })))

describe.each(BROWSERS)('for %s', (browser) => {
  test('storage alone is required: no host, no script in pages, no door for other extensions and sites', () => {
    const { permissions, ...own } = manifest(browser)
    // Firefox neither lets it be asked for later nor asks for it at the installation
    expect(permissions).toEqual(['storage', 'unlimitedStorage', ...(browser === 'firefox' ? ['contextMenus'] : [])])
    expect(own.optional_permissions).not.toContain(browser === 'firefox' ? 'contextMenus' : 'storage')
    for (const door of [
      'host_permissions',
      'content_scripts',
      'web_accessible_resources',
      'externally_connectable',
      'declarative_net_request',
    ])
      expect(own).not.toHaveProperty(door)
  })

  test('its pages run no code but their own, and are framed by no site', () => {
    const policy: string = manifest(browser).content_security_policy.extension_pages
    const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]))
    expect(rules.get('default-src')).toEqual(["'none'"])
    const isFirefox = browser === 'firefox' // its games are pages like all others, which it frames itself
    expect(rules.get('script-src')).toEqual(["'self'", ...(isFirefox ? [GAME.script] : [])])
    expect(rules.get('frame-ancestors')).toEqual([isFirefox ? "'self'" : "'none'"])
    expect(policy).not.toContain('unsafe-eval')
  })

  test('what runs beside the page is a module: a worker in Chromium, a page in Firefox', () => {
    const { background } = manifest(browser)
    const script = browser === 'firefox' ? { scripts: ['background.js'] } : { service_worker: 'background.js' }
    expect(background).toEqual({ ...script, type: 'module' })
  })

  test('it has an icon of each size', () => {
    const { icons } = manifest(browser)
    expect(Object.keys(icons).map(Number)).toEqual(ICON_SIZES)
    const folder = join(import.meta.dirname, '../../src/extension/public')
    for (const name of Object.values<string>(icons))
      expect([name, existsSync(join(folder, name))]).toEqual([name, true])
  })
})

test('Chrome alone searches with its own engine, as its store demands', () => {
  const named = BROWSERS.filter((browser) => manifest(browser).optional_permissions.includes('search'))
  expect(named).toEqual(['chrome'])
})

test('Firefox installs it: an id, what it collects, and no key of Chromium alone', () => {
  const { browser_specific_settings: own, ...rest } = manifest('firefox')
  expect(own.gecko).toMatchObject({ data_collection_permissions: { required: ['none'] }, strict_min_version: '140.0' })
  expect(own.gecko.id).toMatch(/^\{[\da-f-]{36}\}$/)
  for (const key of ['minimum_chrome_version', 'sandbox']) expect(rest).not.toHaveProperty(key)
})
