/** Where a style that loads something would ask. */
export const CANARY = 'https://canary.example'

const DECLARATIONS = ['', 'box-shadow:', 'border-radius:', 'background:', 'rgb(', 'hsl(0,0%,', 'var(--a,', '--gk-a:']
const BEGINNINGS = [
  '',
  'red',
  '#fff',
  '0',
  '0 0 1px red',
  'inset 1px 1px',
  '30% 70%',
  'linear-gradient(red,blue)',
  '"',
  "'",
]
const BREAKS = ['', ' ', ',', ';', ')', '}', '*/', '/*', '\n', '\f', '\\', '\0', '"', "'", '/']
const PAYLOADS = [
  `url(${CANARY})`,
  `URL( "${CANARY}")`,
  `\\75rl(${CANARY})`,
  `u\\000072 l(${CANARY})`,
  `ｕrl(${CANARY})`,
  `src("${CANARY}")`,
  `image-set("${CANARY}" 1x)`,
  `-webkit-image-set(url(${CANARY}) 1x)`,
  `cross-fade(url(${CANARY}),red)`,
  `var(--x,url(${CANARY}))`,
  `background:url(${CANARY})`,
  `--gk-primary:url(${CANARY})`,
  `@import "${CANARY}"`,
  `data:image/svg+xml,");x:url(${CANARY}`,
  `</style><img src=${CANARY}>`,
  'expression(alert(1))',
  'position:fixed;inset:0',
  'element(#root)',
]
const ENDS = ['', ')', ';', '}', ', red', '/*', '!important', ' no-repeat']

const PARTS = [DECLARATIONS, BEGINNINGS, BREAKS, PAYLOADS, ENDS]
const ALL = PARTS.reduce((product, part) => product * part.length, 1)
/** No factor of `ALL`, so that steps of it come to all of the product, and any number of them to all parts. */
const STRIDE = 7919

/** Texts that would do harm in a style if they got there as they are: products of what each begins and ends with. */
export function hostileStyles(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => {
    let rest = (at * STRIDE) % ALL
    return PARTS.map((part) => {
      const one = part[rest % part.length] ?? ''
      rest = Math.floor(rest / part.length)
      return one
    }).join('')
  })
}

/** The functions of CSS that our own properties call. */
export const FUNCTIONS = new Set([
  ...['var', 'calc', 'max', 'min', 'round', 'rgb', 'color-mix', 'oklch'],
  ...['blur', 'saturate', 'contrast', 'brightness'],
])
/** A cursor's picture, which can fetch nothing: it is in its text. */
const PICTURE = /url\("data:image\/(?:svg\+xml|png|webp|gif)[;,][^"\\\n]+"\)/

/** What a custom property could do beyond being a number, a colour or words. */
export function harmIn(name: string, value: string): readonly string[] {
  const bare = name.startsWith('--gk-cursor') ? value.replace(PICTURE, '') : value
  const called = [...bare.matchAll(/([\w-]*)\(/g)].map(([, one = '']) => one).filter((one) => !FUNCTIONS.has(one))
  return [...called, ...(bare.match(/[;{}@\\<>]|\/\*|\*\/|canary|url/gi) ?? [])].map((what) => `${name}: ${what}`)
}
