import { OPTIONAL_PERMISSIONS, type OptionalPermission } from '../../src/shared/entities/optional-permission.ts'
import { REACT_ARIA_STYLE } from '../../src/shared/react-aria-style.ts'
import type { GamePage } from '../games.ts'
import type { Browser } from './browsers.ts'

/** The sizes of the icon, in px: 16 for tabs and menus, 32 and 48 for lists, 128 for stores. */
export const ICON_SIZES = [16, 32, 48, 128] as const

const ICONS = Object.fromEntries(ICON_SIZES.map((size) => [size, `icon-${size}.png`]))

/** Of a game's page the sources of its script and its style. */
export type GameSources = Pick<GamePage, 'script' | 'style'>

/** What a page may load, by directive; nothing where none is named. */
type Policy = Readonly<Record<string, readonly string[]>>

/** A server on the user's own computer, which has no certificate. */
const OWN_COMPUTER = ['http', 'ws'].flatMap((scheme) =>
  ['localhost', '127.0.0.1'].map((host) => `${scheme}://${host}:*`),
)

/** What pages of the extension may load. */
const POLICY: Policy = {
  'default-src': [],
  'script-src': ["'self'"],
  'style-src': ["'self'", REACT_ARIA_STYLE],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
  'media-src': ["'self'", 'blob:', 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", 'https:', 'wss:', ...OWN_COMPUTER],
  'frame-src': ['https:'],
  'worker-src': ["'self'"],
  'object-src': [],
  'base-uri': [],
  'form-action': [],
  'frame-ancestors': [],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['app-html', 'app-url', 'dompurify', "'allow-duplicates'"],
}

/** What games need as well where they are pages like all others; the frame that shows them makes their origin opaque. */
const gamePolicy = (games: readonly GameSources[]): Policy => ({
  'script-src': games.map(({ script }) => script),
  'style-src': games.map(({ style }) => style),
  'frame-src': ["'self'"],
  'worker-src': ['blob:'],
  'frame-ancestors': ["'self'"],
  'trusted-types': ['game-worker'],
})

function policyText(...policies: readonly Policy[]): string {
  const rules = Object.keys(POLICY).map((directive) => {
    const sources = policies.flatMap((policy) => policy[directive] ?? [])
    return `${directive} ${sources.length === 0 ? "'none'" : sources.join(' ')}`
  })
  return rules.join('; ')
}

/** The script that the browser starts for what it tells the extension, and ends soon after. */
const BACKGROUND = 'background.js'

const chromium = {
  minimum_chrome_version: '126',
  background: { service_worker: BACKGROUND, type: 'module' },
  // games are pages of an opaque origin, as the server sends them
  sandbox: { pages: ['games/*/index.html'] },
} as const

/** By which Firefox and its store know the extension. */
export const GECKO_ID = '{5c1f3a52-7b0e-4d7e-9a3e-6d2f0b8c41aa}'

/** What a browser wants beside what all do. */
const OWN: Readonly<Record<Browser, object>> = {
  chrome: chromium,
  edge: chromium,
  firefox: {
    browser_specific_settings: {
      gecko: {
        id: GECKO_ID,
        strict_min_version: '140.0',
        data_collection_permissions: { required: ['none'] },
      },
    },
    background: { scripts: [BACKGROUND], type: 'module' },
    chrome_settings_overrides: { homepage: 'newtab.html' },
  },
}

/** Chrome's store wants searches of a new tab by the browser's own engine: where `search` is named the page has no other. */
const permissionsOf = (browser: Browser): readonly OptionalPermission[] =>
  OPTIONAL_PERMISSIONS.filter((permission) => permission !== 'search' || browser === 'chrome')

/** What Firefox knows as no permission to ask for, and asks nothing for at the installation (decision 0104). */
const REQUIRED_BY_FIREFOX = ['contextMenus'] as const satisfies readonly OptionalPermission[]

const isRequired = (browser: Browser, permission: OptionalPermission) =>
  browser === 'firefox' && REQUIRED_BY_FIREFOX.some((one) => one === permission)

/** What a manifest tells of the build. */
interface Build {
  readonly version: string
  readonly games: readonly GameSources[]
}

/**
 * The manifest of the extension for a browser. What is required is storage alone: whatever else it can do is asked for as
 * it is used.
 */
export const manifestOf = (browser: Browser, { version, games }: Build): object => ({
  manifest_version: 3,
  name: '__MSG_name__',
  description: '__MSG_description__',
  default_locale: 'zh_CN',
  version,
  icons: ICONS,
  chrome_url_overrides: { newtab: 'newtab.html' },
  action: { default_popup: 'popup.html', default_title: '__MSG_add__', default_icon: ICONS },
  permissions: ['storage', 'unlimitedStorage', ...permissionsOf(browser).filter((one) => isRequired(browser, one))],
  optional_permissions: permissionsOf(browser).filter((one) => !isRequired(browser, one)),
  // each asked for one at a time: the user's server, a source
  optional_host_permissions: ['https://*/*', 'http://localhost/*', 'http://127.0.0.1/*'],
  content_security_policy: {
    // Firefox has no pages of an opaque origin
    extension_pages: browser === 'firefox' ? policyText(POLICY, gamePolicy(games)) : policyText(POLICY),
  },
  ...OWN[browser],
})
