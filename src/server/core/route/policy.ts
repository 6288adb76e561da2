import type { MiddlewareHandler } from 'hono'
import { REACT_ARIA_STYLE } from '../../../shared/react-aria-style.ts'
import type { Caller, Env } from './context.ts'

/** Path to which browsers report violations of the policies below. */
export const REPORT_PATH = '/api/csp_report'

/**
 * The content security policy of pages and scripts (security.md 5.1): only own scripts, only known inline styles,
 * images and https frames from anywhere.
 * @param styles hashes of the CSS that the build inlined, each in single quotes.
 * @param caller its host is allowed for WebSockets, which some browsers do not count as `'self'`.
 * @param mayCompileWasm whether its scripts may compile WebAssembly, which an operator's Live2D runtime is made of.
 */
export function pagePolicy(
  styles: readonly string[],
  caller: Pick<Caller, 'host' | 'overHttps'>,
  mayCompileWasm = false,
): string {
  const socket = caller.host === '' ? '' : ` ${caller.overHttps ? 'wss' : 'ws'}://${caller.host}`
  return [
    "default-src 'none'",
    `script-src 'self'${mayCompileWasm ? " 'wasm-unsafe-eval'" : ''}`,
    "script-src-attr 'none'",
    `style-src ${["'self'", ...styles, REACT_ARIA_STYLE].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https: http:",
    "media-src 'self' blob: https:",
    "font-src 'self'",
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
    // With report-to Chromium ignores report-uri; over plain http it has no endpoint and would report nothing.
    ...(caller.overHttps ? ['report-to csp'] : []),
  ].join('; ')
}

/** Hashes of a game's script and styles, each in single quotes. */
export interface GameHashes {
  readonly script: string
  readonly style: string
}

/**
 * The policy of a game's page, whose origin is opaque also where it is opened by itself: it reaches nothing of this one,
 * asks nobody for anything, and only our own page may frame it (security.md T22, T51).
 */
export const gamePolicy = ({ script, style }: GameHashes): string =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${script}`,
    `style-src ${style}`,
    "style-src-attr 'none'",
    'img-src data:',
    'font-src data:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types game-worker',
  ].join('; ')

/** The policy of responses that are not pages: when opened directly they can load and run nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** The policy of files of users, whatever they are. */
export const FILE_POLICY = `${DATA_POLICY}; sandbox`

/** The policy of SVG files: they render as images, and run no script when opened directly. */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const PERMISSIONS = [
  ...['geolocation', 'clipboard-read', 'clipboard-write', 'fullscreen'].map((name) => `${name}=(self)`),
  ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'hid', 'magnetometer', 'microphone', 'midi'].map(
    (name) => `${name}=()`,
  ),
  ...['payment', 'serial', 'usb', 'xr-spatial-tracking'].map((name) => `${name}=()`),
].join(', ')

const LOOPBACK = /^(?:localhost|[a-z0-9-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/

/** Headers of a page, beside its content security policy. */
export function pageHeaders({ overHttps, host }: Pick<Caller, 'overHttps' | 'host'>): Readonly<Record<string, string>> {
  return {
    'Permissions-Policy': PERMISSIONS,
    ...(overHttps ? { 'Reporting-Endpoints': `csp="${REPORT_PATH}"` } : {}),
    // Over plain http on another host browsers ignore this header and log a warning on every page.
    ...(overHttps || LOOPBACK.test(host) ? { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' } : {}),
  }
}

/**
 * Headers of every response that the context makes (`c.json`, `c.body` …): set before it, they cost little. HSTS is sent
 * over https only: it would lock out a network without a certificate.
 */
export const commonHeaders: MiddlewareHandler<Env> = (c, next) => {
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Referrer-Policy', 'no-referrer')
  if (c.get('caller').overHttps) c.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  return next()
}

/** Headers of everything under /api. Only a file says itself, by a header of its own, for how long it may be kept. */
export const apiHeaders: MiddlewareHandler<Env> = (c, next) => {
  c.header('Cache-Control', 'no-store')
  c.header('Content-Security-Policy', DATA_POLICY)
  c.header('Cross-Origin-Resource-Policy', 'same-origin')
  return next()
}
