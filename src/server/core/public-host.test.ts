import { expect, test } from 'vitest'
import { isPublicSite } from './public-host.ts'

test.each(['https://www.baidu.com/', 'http://github.com/a?b', 'https://中文.com', 'https://a.b.co.uk./'])(
  '%s is a public site',
  (address) => expect(isPublicSite(address)).toBe(true),
)

test.each([
  ...['http://nas/', 'http://localhost/', 'https://router.lan/', 'http://printer.local', 'https://x.internal/', 'x'],
  ...['http://192.168.1.1/', 'http://1.1.1.1/', 'http://[2606:4700::1]/', 'http://2130706433/', 'http://0x7f.1/'],
  ...[
    'https://host.home.arpa',
    'https://site.test',
    'https://a.example',
    'https://x.onion',
    'https://github.com:8443/',
  ],
  ...['https://x.localhost/', 'https://intranet.corp/', 'http://nas./'],
])('%s is not', (address) => expect(isPublicSite(address)).toBe(false))
