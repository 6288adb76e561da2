/**
 * A link as it is given to somebody: a server that knows no address of its page tells the hash alone.
 * @param page the address of this page, such as `https://start.example.org/?a=b`
 */
export const wholeLink = (link: string, page: string): string =>
  link.startsWith('#') ? `${new URL(page).origin}/${link}` : link
