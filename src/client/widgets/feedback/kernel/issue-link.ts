/** A public issue. */
interface Issue {
  readonly title: string
  readonly body: string
}

/** Servers refuse longer addresses. */
const LONGEST = 7500
const TITLE_LENGTH = 80

/** The title of an issue: what kind it is of, and how its text begins. */
export function issueTitle(kind: string, text: string): string {
  const [line = ''] = text.trim().split('\n')
  const begin = Array.from(line).slice(0, TITLE_LENGTH).join('')
  return begin === '' ? kind : `${kind}: ${begin}`
}

/**
 * Where an issue is opened: the form of a tracker as GitHub, Gitea and GitLab have it, filled in; of any other page its
 * address. @param tracker the address of the list of issues
 * @returns also whether the text is in the form; it is not where it is too long for an address
 */
export function issueLink(
  tracker: string,
  { title, body }: Issue,
): { readonly address: string; readonly isFilled: boolean } {
  const url = URL.parse(tracker)
  if (url === null || !/\/issues\/?$/.test(url.pathname)) return { address: tracker, isFilled: false }
  const isGitLab = url.pathname.includes('/-/')
  url.pathname = `${url.pathname.replace(/\/$/, '')}/new`
  url.searchParams.set(isGitLab ? 'issue[title]' : 'title', title)
  const short = url.href
  url.searchParams.set(isGitLab ? 'issue[description]' : 'body', body)
  return url.href.length > LONGEST ? { address: short, isFilled: false } : { address: url.href, isFilled: true }
}
