import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkAddress } from './check-address.ts'

const urlOf = (text: string) => {
  const checked = checkAddress(text)
  return checked.ok ? checked.url : checked.problem
}

test.each([
  ['github.com', 'https://github.com/'],
  [' https://example.org/a?b=1#c ', 'https://example.org/a?b=1#c'],
  ['HTTP://Example.org', 'http://example.org/'],
  ['192.168.1.2:5000', 'http://192.168.1.2:5000/'],
  ['nas:5000', 'http://nas:5000/'],
  ['nas', 'http://nas/'],
  ['router.lan', 'http://router.lan/'],
  ['my.photography/2026?a=1#b', 'https://my.photography/2026?a=1#b'],
  ['www。shop。example', 'https://www.shop.example/'],
  ['知乎.中国', 'https://xn--djqu72h.xn--fiqs8s/'],
  ['{settings/theme}', '{settings/theme}'],
  ['https://example.\torg/', 'https://example.org/'],
])('%s opens %s', (text, url) => expect(urlOf(text)).toBe(url))

test.each([
  ['', 'empty'],
  ['  \n', 'empty'],
  ['javascript:alert(1)', 'scheme'],
  ['java\nscript:alert(1)', 'scheme'],
  ['JaVaScRiPt://x%0aalert(1)', 'scheme'],
  ['data:text/html,<script>1</script>', 'scheme'],
  ['blob:https://example.org/1', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['ftp://example.org', 'scheme'],
  ['chrome://settings', 'scheme'],
  ['https://user:secret@example.org/', 'credentials'],
  ['user:secret@example.org', 'credentials'],
  ['what is love', 'invalid'],
  ['https://', 'invalid'],
  ['me@example.org', 'invalid'],
  ['me@mail.example', 'invalid'],
  ['好看。真的', 'invalid'],
  ['1.2.3', 'invalid'],
  ['a..example', 'invalid'],
  ['well. indeed', 'invalid'],
])('%j is refused: %s', (text, problem) => expect(urlOf(text)).toBe(problem))

test('whatever is accepted is http, https or internal, and has no credentials', () => {
  const schemes = fc.constantFrom('javascript:', 'data:', 'https://', 'http://', 'vbscript:', '', ' java\tscript:')
  fc.assert(
    fc.property(schemes, fc.string(), (scheme, rest) => {
      const checked = checkAddress(scheme + rest)
      if (checked.ok) expect(checked.url).toMatch(/^(https?:\/\/[^/@]*(\/|$)|\{)/)
    }),
  )
})
