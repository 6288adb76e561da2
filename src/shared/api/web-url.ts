import * as v from 'valibot'

/** The WHATWG parser of browsers and Node; shared code is checked without the types of either. */
declare const URL: {
  parse(text: string): { readonly protocol: string; readonly username: string; readonly password: string } | null
}

/** An http or https address in a query; one with a user name or a password is refused. */
export const webUrl = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2048),
  v.check((text) => {
    const url = URL.parse(text)
    return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  }),
)
