/** What a link to the page does, by the hash of its address `#name=value`: the default export of a feature's `link.ts`. */
export interface Link {
  readonly name: string
  /** Called once for each time that such an address is opened; the hash is no longer in it. */
  readonly open: (value: string) => void
}

/** What an address asks for: letters, and a value that needs no escapes. Undefined for any other hash. */
export function parseLink(hash: string): { readonly name: string; readonly value: string } | undefined {
  const [, name, value] = /^#([a-z]+)=([\w.~-]{1,500})$/.exec(hash) ?? []
  return name === undefined || value === undefined ? undefined : { name, value }
}
