/** What one version brought: its number, its day if said, and its notes by heading (Added, Changed …). */
export interface Release {
  readonly version: string
  readonly date: string
  readonly parts: readonly { readonly heading: string; readonly notes: readonly string[] }[]
}

const RELEASE = /^##\s+\[?v?(\d+\.\d+\.\d+[^\]\s]*)\]?(?:\([^)]*\))?(?:\s*[-–—]\s*(\d{4}-\d{2}-\d{2}))?/
const ANY_RELEASE = /^##\s/
const PART = /^###\s+(.+?)\s*$/
const NOTE = /^[-*+]\s+(.*)$/
const LINK = /^\[[^\]]+\]:\s/

/**
 * Reads a changelog in the form of "Keep a Changelog": the released versions in the order of the file. Notes that run
 * over several lines, or have notes of their own, become one line each; `Unreleased` is left out.
 */
export function parseChangelog(text: string): readonly Release[] {
  const releases: { version: string; date: string; parts: { heading: string; notes: string[] }[] }[] = []
  let current: (typeof releases)[number] | undefined
  for (const line of text.split(/\r?\n/)) {
    const release = RELEASE.exec(line)
    if (release || ANY_RELEASE.test(line)) {
      current = release ? { version: release[1] ?? '', date: release[2] ?? '', parts: [] } : undefined
      if (current) releases.push(current)
      continue
    }
    if (!current || LINK.test(line)) continue
    const heading = PART.exec(line)?.[1]
    if (heading !== undefined) {
      current.parts.push({ heading, notes: [] })
      continue
    }
    const part = current.parts.at(-1)
    const note = NOTE.exec(line.trim())?.[1] ?? line.trim()
    if (note === '') continue
    if (!part) current.parts.push({ heading: '', notes: [note] })
    else if (NOTE.test(line.trim()) || part.notes.length === 0) part.notes.push(note)
    else part.notes.push(`${part.notes.pop() ?? ''} ${note}`)
  }
  return releases.map(({ parts, ...rest }) => ({ ...rest, parts: parts.filter((part) => part.notes.length > 0) }))
}

/** Orders version numbers: below 0 when `a` is older, above 0 when it is newer; what comes before a release is older. */
export function compareVersions(a: string, b: string): number {
  const [numbersOfA, tailOfA] = partsOf(a)
  const [numbersOfB, tailOfB] = partsOf(b)
  for (let index = 0; index < 3; index += 1) {
    const difference = (numbersOfA[index] ?? 0) - (numbersOfB[index] ?? 0)
    if (difference !== 0) return difference
  }
  if (tailOfA === tailOfB) return 0
  if (tailOfA === '' || tailOfB === '') return tailOfA === '' ? 1 : -1
  return tailOfA < tailOfB ? -1 : 1
}

function partsOf(version: string): readonly [readonly number[], string] {
  const [, numbers = '0', tail = ''] = /^v?([\d.]+)(?:-([^+]*))?/.exec(version) ?? []
  return [numbers.split('.').map(Number), tail]
}

/**
 * What is new for a user who has read the notes of `seen`, one note per line: every release after it up to `current`;
 * the newest alone for a user of whom nothing is known.
 */
export function newsSince(releases: readonly Release[], seen: string | undefined, current: string): string {
  const until = releases.filter((release) => compareVersions(release.version, current) <= 0)
  const sorted = until.toSorted((a, b) => compareVersions(b.version, a.version))
  const known = seen !== undefined && /^v?\d+(?:\.\d+)*/.test(seen)
  const fresh = known ? sorted.filter((release) => compareVersions(release.version, seen) > 0) : sorted.slice(0, 1)
  return fresh.flatMap(linesOf).join('\n')
}

function linesOf({ version, date, parts }: Release): readonly string[] {
  const title = date === '' ? version : `${version} (${date})`
  return [
    title,
    ...parts.flatMap(({ heading, notes }) => [heading, ...notes.map((note) => `• ${plain(note)}`)]),
  ].filter((line) => line !== '')
}

/** A note without its Markdown: links keep their text, emphasis and code their words. */
function plain(note: string): string {
  return note
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\[([^\]]*)\]\[[^\]]*\]/g, '$1')
    .replaceAll(/(\*\*|__|`)(.+?)\1/g, '$2')
}
