import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedAddress } from './address.ts'

const opened: readonly (readonly [typed: string, opens: string])[] = [
  ['example.com', 'https://example.com/'],
  [' Example.COM ', 'https://example.com/'],
  ['www.163.com/news?id=1#top', 'https://www.163.com/news?id=1#top'],
  ['12306.cn', 'https://12306.cn/'],
  ['docs.rs/serde', 'https://docs.rs/serde'],
  ['b23.tv', 'https://b23.tv/'],
  ['例子.中国', 'https://xn--fsqu00a.xn--fiqs8s/'],
  ['baidu。com', 'https://baidu.com/'],
  ['localhost：3000', 'http://localhost:3000/'],
  ['xn--fsqu00a.xn--fiqs8s', 'https://xn--fsqu00a.xn--fiqs8s/'],
  ['localhost', 'http://localhost/'],
  ['localhost:5173/a', 'http://localhost:5173/a'],
  ['192.168.1.1', 'http://192.168.1.1/'],
  ['192.168.1.10:8080/admin', 'http://192.168.1.10:8080/admin'],
  ['[::1]:8080', 'http://[::1]:8080/'],
  ['nas.local', 'http://nas.local/'],
  ['router.home.arpa', 'http://router.home.arpa/'],
  ['nas/', 'http://nas/'],
  ['nas:5000/', 'http://nas:5000/'],
  ['nas:5000', 'http://nas:5000/'],
  ['NAS:5000', 'http://nas:5000/'],
  ['nas：5000', 'http://nas:5000/'],
  ['my_app:3000/a?b=1', 'http://my_app:3000/a?b=1'],
  ['nas:443', 'https://nas/'],
  ['git.k8s:8080', 'http://git.k8s:8080/'],
  ['node.js:3000/a', 'http://node.js:3000/a'],
  ['127.0.0.1', 'http://127.0.0.1/'],
  ['10.0.0.2/a', 'http://10.0.0.2/a'],
  ['[fe80::1]', 'http://[fe80::1]/'],
  ['[2001:db8::1]/a', 'http://[2001:db8::1]/a'],
  ['例子.公司:8080', 'http://xn--fsqu00a.xn--55qx5d:8080/'],
  ['example.com:8443', 'http://example.com:8443/'],
  ['example.com:443', 'https://example.com/'],
  ['readme.md/', 'https://readme.md/'],
  ['http://anything', 'http://anything/'],
  ['HTTPS://a.b/c d', 'https://a.b/c%20d'],
  ['https://user@example.com/', 'https://user@example.com/'],
]

const searched = [
  '',
  '   ',
  'weather',
  '天气',
  'hello world',
  'example.com is down',
  'what is node.js',
  'node.js',
  'readme.md',
  'index.html',
  'package.json',
  '3.14',
  '1.1',
  '256.1.1.1',
  '1.2.3.4.5',
  'and/or',
  'nas',
  'nas/admin',
  'nas:',
  'a:b',
  'a:5000:1',
  '1.5',
  '3/4',
  '3:2',
  '16:9',
  '1.5:2',
  'C++:',
  'C++:1',
  '比例:1',
  '::1',
  '[::1',
  '[1:2]',
  '1.2.3',
  '127.1',
  'TCP/IP',
  'node.js/express',
  'a.b c.d',
  'a.com b.com',
  'user@host',
  'user@host:22',
  'nas:5000 status',
  'site:example.com test',
  'me@example.com',
  'mailto:me@example.com',
  'javascript:alert(1)',
  'javascript:alert(1)//example.com',
  'JAVASCRIPT:0/example.com',
  'data:text/html,x.com',
  'ftp://example.com',
  'file:///etc/passwd',
  'chrome://settings',
  '//example.com',
  '/etc',
  '?q',
  '你好。再见',
  '-a.com',
  'a-.com',
  'a..com',
  '.com',
  'example.com.',
  'example.com:0',
  'example.com:70000',
  'example.com:80a',
  'example.com\\evil',
  'https://',
  'e.g',
  'i.e.',
  `${'a'.repeat(70)}.com`,
  `a.com/${'b'.repeat(3000)}`,
]

test.each(opened)('%s opens %s', (typed, opens) => {
  expect(typedAddress(typed)).toBe(opens)
})

test.each(searched)('%s is searched for', (typed) => {
  expect(typedAddress(typed)).toBeUndefined()
})

test('any text that opens is http or https', () => {
  const pieces = fc.constantFrom(
    'javascript:',
    'data:',
    'https',
    'http',
    '://',
    ':',
    '/',
    '.',
    'com',
    'example',
    '。',
    '@',
    ' ',
    '\n',
    '\\',
    '[::1]',
    '127',
    '80',
    '#',
    '?',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(pieces).map((list) => list.join('')),
      ),
      (typed) => {
        const opens = typedAddress(typed)
        if (opens !== undefined && !/^https?:\/\/[^/]/.test(opens)) throw new Error(opens)
      },
    ),
    { numRuns: 30_000 },
  )
})

test('every common domain opens', () => {
  const label = fc.stringMatching(/^[a-z][a-z\d]{0,10}$/)
  fc.assert(
    fc.property(
      label,
      fc.constantFrom('com', 'cn', 'com.cn', 'net', 'org', 'jp', 'co.jp', 'kr', 'tw', 'io', 'dev', 'app', 'me', 'tv'),
      (name, ending) => {
        expect(typedAddress(`${name}.${ending}`)).toBe(`https://${name}.${ending}/`)
      },
    ),
  )
})
