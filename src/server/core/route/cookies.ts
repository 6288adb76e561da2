import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

/** A cookie that scripts cannot read. Over https its name says that it is of this host alone. */
export interface CookieToSet {
  readonly name: string
  /** Empty to delete it. */
  readonly value: string
  readonly maxAgeSeconds: number
}

const nameOf = (name: string, overHttps: boolean) => (overHttps ? `__Host-${name}` : `genkan-${name}`)

/** The value of a cookie, as it was set over the same scheme. */
export const readCookie = (c: Context, name: string, overHttps: boolean): string | undefined =>
  getCookie(c, nameOf(name, overHttps))

export function writeCookie(c: Context, { name, value, maxAgeSeconds }: CookieToSet, overHttps: boolean): void {
  setCookie(c, nameOf(name, overHttps), value, {
    path: '/',
    httpOnly: true,
    secure: overHttps,
    sameSite: 'Strict',
    maxAge: value === '' ? 0 : maxAgeSeconds,
  })
}
