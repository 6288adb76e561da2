import * as v from 'valibot'
import { isWebUrl } from '../lib/url/is-web-url.ts'

/** An http or https address in a query; one with a user name or a password is refused. */
export const webUrl = v.pipe(v.string(), v.trim(), v.maxLength(2048), v.check(isWebUrl))
