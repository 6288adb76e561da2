import { expect, test } from 'vitest'
import { whyPrivate } from './public-address.ts'

test('others open sites by their names, and nothing of a home, a machine or a login', () => {
  const addresses: Readonly<Record<string, readonly string[]>> = {
    public: [
      'https://site.com',
      'http://sub.site.com/a?b=c#d',
      'https://例子.中国/',
      'https://site.com.:443/',
      'https://site.com/?token=&key=a&considered=b',
      'https://site.com/?author=a&compass=b&pass_id=c&design=d#signals=e',
      'https://site.com/?q=token=a',
    ],
    noLink: ['', 'site.com', 'javascript:alert(1)', 'JAVASCRIPT:1', 'data:text/html,x', 'file:///x', 'chrome://x'],
    credentials: [
      'https://lin@site.com/',
      'https://:secret@site.com/',
      'https://lin:secret@192.168.1.1/',
      'https://site.com/?access_token=a',
      'https://site.com/a?b=1&SID=2',
      'https://site.com/#token=a',
      ...[
        'private_token',
        'feed_token',
        'api_key',
        'access_key',
        'client_secret',
        'X-Amz-Signature',
        'auth',
        'jwt',
      ].map((name) => `https://site.com/?${name}=a`),
      ...['session_id', 'pass', 'PHPSESSID', 'sso_token', 'x[token]', 'to%6ben', 'accessToken', 'x.sig'].map(
        (name) => `https://site.com/?b=1&${name}=a`,
      ),
    ],
    private: [
      ...['http://localhost/', 'http://nas/', 'http://nas.local/', 'http://a.localhost/', 'http://x.onion/'],
      ...['http://10.0.0.1/', 'http://8.8.8.8/', 'http://2130706433/', 'http://0x7f.1/', 'http://[::1]/'],
      ...['https://site.com:8443/', 'https://a.test/', 'https://a.example/', 'http://nas.local./'],
    ],
  }
  for (const [why, given] of Object.entries(addresses))
    for (const address of given) expect([address, whyPrivate(address) ?? 'public']).toEqual([address, why])
})
