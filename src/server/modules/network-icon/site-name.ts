import { oneLine } from '../../../shared/lib/text/one-line.ts'

/** Between a site's name and its slogan. A plain hyphen counts between spaces, or beside Han characters and brackets. */
const SEPARATORS = /\s+[-/»]+\s+|(?<=[\p{sc=Han}）)~])-|-(?=\p{sc=Han})|[|｜_—–·•:：，,。！!、]+/u
/** Characters in a name; a tile shows fewer. */
const MAX_LENGTH = 40
/** Titles of error pages and robot checks. */
const NO_NAME =
  /^(?:\d{3}\b|just a moment|attention required|access denied|forbidden|not found|error\b|untitled|redirect)/i

/** One line of text, without what a site has sent in no known charset. */
export const cleanName = (text: string): string => oneLine(text.replaceAll('\uFFFD', ' '), MAX_LENGTH)

/**
 * The short name of a site: the first of the names that it gives itself, else the part of its title that contains the
 * host's own label, else the title's first part.
 * @returns '' if there is no name.
 */
export function siteNameFrom(names: readonly string[], title: string, host: string): string {
  const named = names.map(cleanName).find((name) => name !== '')
  if (named !== undefined) return named
  const parts = title
    .split(SEPARATORS)
    .map(cleanName)
    .filter((part) => part !== '')
  const label = labelOf(host)
  const own = parts.find((part) => label !== '' && part.toLowerCase().replaceAll(/[\s-]/g, '').includes(label))
  const name = own ?? parts[0] ?? ''
  return NO_NAME.test(name) ? '' : name
}

/** The label of a host that names its owner: `github` of `www.github.com`, `example` of `shop.example.co.uk`. */
function labelOf(host: string): string {
  const labels = host.split('.').slice(0, -1)
  const candidates =
    labels.length > 1 && /^(?:com?|org|net|edu|gov|ac)$/.test(labels.at(-1) ?? '') ? labels.slice(0, -1) : labels
  const label = candidates.at(-1) ?? ''
  return label.length < 3 ? '' : label.replaceAll('-', '')
}
