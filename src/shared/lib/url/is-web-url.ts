/** The WHATWG parser of browsers and Node; shared code is checked without the types of either. */
declare const URL: {
  parse(text: string): { readonly protocol: string; readonly username: string; readonly password: string } | null
}

/** Whether a text is an http or https address without a user name and a password. */
export function isWebUrl(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}
