import { safeUrl } from './safe-url.ts'

/** Delegated country domains: the second letters by first letter. */
const COUNTRIES: Readonly<Record<string, string>> = {
  a: 'cdefgilmoqrstuwxz',
  b: 'abdefghijmnorstwyz',
  c: 'acdfghiklmnoruvwxyz',
  d: 'ejkmoz',
  e: 'cegrstu',
  f: 'ijkmor',
  g: 'abdefghilmnpqrstuwy',
  h: 'kmnrtu',
  i: 'delmnoqrst',
  j: 'emop',
  k: 'eghimnprwyz',
  l: 'abcikrstuvy',
  m: 'acdeghklmnopqrstuvwxyz',
  n: 'acefgilopruz',
  o: 'm',
  p: 'aefghklmnrstwy',
  q: 'a',
  r: 'eosuw',
  s: 'abcdeghiklmnorstuvxyz',
  t: 'cdfghjklmnortvwz',
  u: 'agksyz',
  v: 'aceginu',
  w: 'fs',
  y: 'et',
  z: 'amw',
}

/** Other common top-level domains. A host with another one opens only with http:// or https:// before it. */
const TOP_LEVEL_DOMAINS = new Set(
  (
    'com net org edu gov mil int info biz name pro mobi aero asia cat coop jobs museum tel travel post arpa ' +
    'app dev page web xyz top site online store shop tech club live fun vip wang ink ltd group link work cloud blog wiki ' +
    'news art design space website love games game video music movie tools software systems network email world today ' +
    'city life one best team run host press media studio photo photos pics gallery agency company center academy school ' +
    'university education science health care finance fund money market plus zone icu cyou sbs bond monster quest chat ' +
    'social community support help guide how new moe bar cafe restaurant beer pub pizza cool guru ninja rocks buzz lol wtf ' +
    'google youtube amazon apple microsoft bing baidu taobao tmall alipay weibo citic tokyo osaka nagoya kyoto okinawa ' +
    'taipei seoul london paris berlin nyc ren xin ' +
    '中国 中國 公司 网络 網絡 网址 网站 政务 公益 在线 中文网 商城 商店 集团 我爱你 移动 企业 佛山 广东 ' +
    '香港 台灣 台湾 澳門 新加坡 한국 닷컴 닷넷 みんな コム ポイント'
  ).split(' '),
)

/** File extensions that are also country domains: `readme.md` is searched for, `readme.md/` is opened. */
const FILE_EXTENSIONS = new Set(['md', 'py', 'pl', 'ps'])

/** Host names of local networks, which seldom have a certificate. */
export const LOCAL_NAME = /(^|\.)(localhost|local|lan|home|internal|intranet|corp|test|home\.arpa)$/

/**
 * The address that a text in the search box opens: with http:// or https://, a known domain, localhost, an IP address
 * (of version 6 in brackets) or any name with a port, each also with a path. Domains and port 443 get https; local
 * names, IP addresses and other ports http.
 * @returns an http or https URL, or undefined for a search text
 */
export function typedAddress(text: string): string | undefined {
  const typed = text.trim()
  if (typed === '' || typed.length > 2048) return undefined
  if (/^https?:\/\//i.test(typed)) return safeUrl(typed)
  // dots and colons of Chinese and Japanese keyboards
  const [, written = '', rest = ''] = /^([^/?#]*)(.*)$/s.exec(typed) ?? []
  const host = written
    .replace(/[。．｡]/g, '.')
    .replace(/：/g, ':')
    .toLowerCase()
  if (/[\s@\\]/.test(host) || /\s/.test(rest)) return undefined
  const [, name = '', port] = /^(\[[\da-f:.]+\]|[^:]+?)(?::(\d{1,5}))?$/.exec(host) ?? []
  if (name === '' || Number(port ?? 1) > 65_535 || Number(port ?? 1) < 1) return undefined
  const kind = hostKind(name, rest, port !== undefined)
  if (!kind) return undefined
  const usesHttp = port === undefined ? kind === 'local' : port !== '443'
  return safeUrl(`${usesHttp ? 'http' : 'https'}://${host}${rest}`)
}

/** Whether a name is a host of a local network or of the internet, or neither. */
function hostKind(name: string, rest: string, hasPort: boolean): 'local' | 'world' | undefined {
  if (name.startsWith('[')) return 'local'
  const labels = name.split('.')
  if (labels.every((label) => /^\d+$/.test(label))) {
    return labels.length === 4 && labels.every((label) => Number(label) < 256) ? 'local' : undefined
  }
  if (!labels.every((label) => /^[\p{L}\p{N}\p{M}_]([\p{L}\p{N}\p{M}_-]{0,61}[\p{L}\p{N}\p{M}_])?$/u.test(label)))
    return undefined
  if (LOCAL_NAME.test(name) && (labels.length > 1 || name === 'localhost')) return 'local'
  // `nas:5000` is a host, as is `nas/`; `16:9`, `比例:1` and `and/or` are searched for
  if (labels.length === 1) return /^[a-z][\w-]*$/.test(name) && (hasPort || rest === '/') ? 'local' : undefined
  const ending = labels.at(-1) ?? ''
  if (FILE_EXTENSIONS.has(ending) && rest === '' && !hasPort && labels.length === 2) return undefined
  return isTopLevelDomain(ending) ? 'world' : hasPort ? 'local' : undefined
}

function isTopLevelDomain(ending: string): boolean {
  if (TOP_LEVEL_DOMAINS.has(ending) || /^xn--[a-z\d-]{2,59}$/.test(ending)) return true
  const [first = '', second = '', ...more] = ending
  return more.length === 0 && second !== '' && (COUNTRIES[first] ?? '').includes(second)
}
