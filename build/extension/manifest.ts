import type { Browser } from './browsers.ts'

/** The sizes of the icon, in px: 16 for tabs and menus, 32 and 48 for lists, 128 for stores. */
export const ICON_SIZES = [16, 32, 48, 128] as const

/** What all pages of the extension may load (security.md 5.2). */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob: https: http:",
  "media-src 'self' blob: https:",
  "font-src 'self'",
  "connect-src 'self' https: wss:",
  'frame-src https:',
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types app-html app-url dompurify 'allow-duplicates'",
].join('; ')

/** Games are pages of an opaque origin, as the server sends them. */
const GAMES = 'games/*/index.html'

const chromium = { minimum_chrome_version: '123', sandbox: { pages: [GAMES] } } as const

/** What a browser wants beside what all do. */
const OWN: Readonly<Record<Browser, object>> = {
  chrome: chromium,
  edge: chromium,
  firefox: {
    browser_specific_settings: {
      gecko: {
        id: '{5c1f3a52-7b0e-4d7e-9a3e-6d2f0b8c41aa}',
        strict_min_version: '140.0',
        data_collection_permissions: { required: ['none'] },
      },
    },
    chrome_settings_overrides: { homepage: 'newtab.html' },
  },
}

/**
 * The manifest of the extension for a browser. What is required is storage alone: whatever else it can do is asked for as
 * it is used.
 */
export const manifestOf = (browser: Browser, version: string): object => ({
  manifest_version: 3,
  name: '__MSG_name__',
  description: '__MSG_description__',
  default_locale: 'zh_CN',
  version,
  icons: Object.fromEntries(ICON_SIZES.map((size) => [size, `icon-${size}.png`])),
  chrome_url_overrides: { newtab: 'newtab.html' },
  permissions: ['storage', 'unlimitedStorage'],
  content_security_policy: { extension_pages: POLICY },
  ...OWN[browser],
})
