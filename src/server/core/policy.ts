import type { MiddlewareHandler } from 'hono'
import type { Caller, Env } from './context.ts'

/** Where browsers report violations of the policies below. */
export const REPORT_PATH = '/api/csp_report'

/** React Aria's one inline style (`usePress`); the text, and with it the hash, is that of the pinned version. */
const REACT_ARIA_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"

/**
 * The policy of our own pages and scripts (security.md 5.1): no script but our files, no inline style but the known
 * ones, pictures and https frames from anywhere.
 * @param styles hashes of the CSS inlined by the build, each in single quotes, as the build wrote them.
 * @param asker its host may be connected to by WebSocket, since not every browser counts that as `'self'`.
 */
export function pagePolicy(styles: readonly string[], asker: Pick<Caller, 'host' | 'overHttps'>): string {
  const socket = asker.host === '' ? '' : ` ${asker.overHttps ? 'wss' : 'ws'}://${asker.host}`
  return [
    "default-src 'none'",
    "script-src 'self'",
    "script-src-attr 'none'",
    `style-src ${["'self'", ...styles, REACT_ARIA_STYLE].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https: http:",
    "media-src 'self' blob: https:",
    "font-src 'self' data:",
    `connect-src 'self'${socket}`,
    "frame-src 'self' https:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types app-html app-url dompurify 'allow-duplicates'",
    `report-uri ${REPORT_PATH}`,
    // Chromium then forgets report-uri, yet over plain http it knows no endpoint: nothing would ever be reported.
    ...(asker.overHttps ? ['report-to csp'] : []),
  ].join('; ')
}

/** The policy of answers that are no page: opened by themselves they can do nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** The policy of our SVG files: as a picture they look right, opened by themselves they run nothing. */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const PERMISSIONS = [
  ...['geolocation', 'clipboard-read', 'clipboard-write', 'fullscreen'].map((name) => `${name}=(self)`),
  ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'hid', 'magnetometer', 'microphone', 'midi'].map(
    (name) => `${name}=()`,
  ),
  ...['payment', 'serial', 'usb', 'xr-spatial-tracking'].map((name) => `${name}=()`),
].join(', ')

const LOOPBACK = /^(?:localhost|[a-z0-9-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/

/** Headers of a page of ours, beside its policy. */
export function pageHeaders({ overHttps, host }: Pick<Caller, 'overHttps' | 'host'>): Readonly<Record<string, string>> {
  return {
    'Permissions-Policy': PERMISSIONS,
    ...(overHttps ? { 'Reporting-Endpoints': `csp="${REPORT_PATH}"` } : {}),
    // Over plain http on another host the browser ignores it and complains on the console of every page.
    ...(overHttps || LOOPBACK.test(host) ? { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' } : {}),
  }
}

/** Headers of every answer. HSTS only to who came by https: a household without a certificate must not lock itself out. */
export const commonHeaders: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Referrer-Policy', 'no-referrer')
  if (c.get('asker').overHttps) c.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
}

/** Headers of everything under /api. */
export const apiHeaders: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  c.header('Cache-Control', 'no-store')
  c.header('Content-Security-Policy', DATA_POLICY)
  c.header('Cross-Origin-Resource-Policy', 'same-origin')
}
