import { describe, expect, test } from 'vitest'
import { chooseBackground } from './background.ts'
import { rankIcons } from './candidates.ts'
import type { DeclaredIcon } from './parse-page.ts'
import { siteNameFrom } from './site-name.ts'

describe('the order of icons', () => {
  const icon = (href: string, size?: number, kind: DeclaredIcon['kind'] = 'icon'): DeclaredIcon => ({
    href,
    size,
    kind,
    isSvg: href.endsWith('.svg'),
  })
  const order = (...icons: readonly DeclaredIcon[]) =>
    rankIcons(icons, 'https://site.test').map((href) => href.replace('https://site.test', ''))

  test('is SVG, then the smallest of at least 180 pixels, then larger and then smaller ones', () => {
    expect(
      order(icon('16', 16), icon('512', 512), icon('192', 192), icon('x.svg'), icon('96', 96), icon('180', 180)),
    ).toEqual(['x.svg', '180', '192', '512', '96', '/apple-touch-icon.png', '/favicon.ico', '16'])
  })
  test('takes a touch icon without a size for 180 pixels, another one for 32', () => {
    expect(order(icon('plain'), icon('64', 64), icon('touch', undefined, 'touch'), icon('192', 192))).toEqual([
      'touch',
      '192',
      '64',
      '/apple-touch-icon.png',
      'plain',
      '/favicon.ico',
    ])
  })
  test('names every address once, and the conventional ones of a site that declares none', () => {
    expect(order(icon('https://site.test/favicon.ico', 48), icon('a', 48), icon('a', 20))).toEqual([
      '/apple-touch-icon.png',
      '/favicon.ico',
      'a',
    ])
    expect(order()).toEqual(['/apple-touch-icon.png', '/favicon.ico'])
  })
})

test.each([
  ['a name that the site gives itself', ['Baidu', 'Other'], '百度一下，你就知道', 'www.baidu.com', 'Baidu'],
  ['the part that is its host', [], 'Search and discover - GitHub', 'github.com', 'GitHub'],
  ['the host in other letters', [], 'Welcome | My-Site Forum', 'www.mysite.co.uk', 'My-Site Forum'],
  ['else the first part', [], '百度一下，你就知道', 'www.baidu.com', '百度一下'],
  [
    'the host behind a hyphen without spaces',
    [],
    '哔哩哔哩 (゜-゜)つロ 干杯~-bilibili',
    'www.bilibili.com',
    'bilibili',
  ],
  ['else the first part before a hyphen', [], '京东(JD.COM)-正品低价、品质保障', 'www.jd.com', '京东(JD.COM)'],
  ['a name with a hyphen', [], 'Coca-Cola – Home', 'x.test', 'Coca-Cola'],
  ['no error page', [], '403 Forbidden', 'site.test', ''],
  ['no robot check', [], 'Just a moment...', 'site.test', ''],
  ['an empty name', ['  \n '], '', 'site.test', ''],
  ['one line without control characters', ['A\u0000\n\u202Eb\u200B  c'], '', 'site.test', 'A b c'],
  ['at most forty characters', ['😀'.repeat(60)], '', 'site.test', '😀'.repeat(40)],
])('the name of a site: %s', (_what, names, title, host, expected) =>
  expect(siteNameFrom(names, title, host)).toBe(expected),
)

test.each([
  ['the edge of an icon that fills its square', ['#ff0000'], { dominant: '#00ff00', edge: '#0000ff' }, '#0000ff'],
  ['the site’s colour', ['#1F2937'], { dominant: '#ffffff', edge: undefined }, '#1f2937'],
  [
    'the first colour of the site on which the icon is seen',
    ['#181717', 'rgb(250, 250, 250)'],
    { dominant: '#101010', edge: undefined },
    '#fafafa',
  ],
  ['white, if the site’s colour is too near', ['#4e6ef2'], { dominant: '#2932e3', edge: undefined }, '#ffffff'],
  ['white, for a light brand', [], { dominant: '#07c160', edge: undefined }, '#ffffff'],
  ['the site’s colour for a faint icon', ['#4e6ef2'], { dominant: undefined, edge: undefined }, '#4e6ef2'],
  ['white, if the site’s colour hides the icon', ['#cc0000'], { dominant: '#c40000', edge: undefined }, '#ffffff'],
  ['dark, for a white icon without a colour', [], { dominant: '#ffffff', edge: undefined }, '#1f2328'],
  ['nothing from what is no colour', ['url(javascript:1)', 'transparent', '#12345680'], undefined, ''],
  ['the site’s colour without an icon', ['teal'], undefined, '#008080'],
])('the background is %s', (_what, declared, colors, expected) =>
  expect(chooseBackground(declared, colors)).toBe(expected),
)
