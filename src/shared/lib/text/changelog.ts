/** One release: its version, its date (ISO, empty if not given), and its notes by heading (Added, Changed …). */
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
 * Parses a changelog in the "Keep a Changelog" format; releases keep the order of the file, `Unreleased` is skipped.
 * A note that spans several lines is joined into one; a nested note becomes a note of its own.
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

/** Compares semantic versions: below 0 when `a` is older, above 0 when newer; prereleases precede their release. */
export function compareVersions(a: string, b: string): number {
  const [numbersOfA, prereleaseOfA] = splitVersion(a)
  const [numbersOfB, prereleaseOfB] = splitVersion(b)
  for (let index = 0; index < 3; index += 1) {
    const difference = (numbersOfA[index] ?? 0) - (numbersOfB[index] ?? 0)
    if (difference !== 0) return difference
  }
  if (prereleaseOfA === prereleaseOfB) return 0
  if (prereleaseOfA === '' || prereleaseOfB === '') return prereleaseOfA === '' ? 1 : -1
  return prereleaseOfA < prereleaseOfB ? -1 : 1
}

function splitVersion(version: string): readonly [readonly number[], string] {
  const [, numbers = '0', prerelease = ''] = /^v?([\d.]+)(?:-([^+]*))?/.exec(version) ?? []
  return [numbers.split('.').map(Number), prerelease]
}

/**
 * Release notes, one per line, of every release after `seen` up to `current`, newest first; only those of the newest
 * release when `seen` is missing or not a version.
 */
export function newsSince(releases: readonly Release[], seen: string | undefined, current: string): string {
  const until = releases.filter((release) => compareVersions(release.version, current) <= 0)
  const sorted = until.toSorted((a, b) => compareVersions(b.version, a.version))
  const known = seen !== undefined && /^v?\d+(?:\.\d+)*/.test(seen)
  const fresh = known ? sorted.filter((release) => compareVersions(release.version, seen) > 0) : sorted.slice(0, 1)
  return fresh.flatMap(formatRelease).join('\n')
}

function formatRelease({ version, date, parts }: Release): readonly string[] {
  const title = date === '' ? version : `${version} (${date})`
  return [
    title,
    ...parts.flatMap(({ heading, notes }) => [heading, ...notes.map((note) => `• ${stripMarkdown(note)}`)]),
  ].filter((line) => line !== '')
}

/** A note without Markdown: links, emphasis and code are reduced to their text. */
function stripMarkdown(note: string): string {
  return note
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\[([^\]]*)\]\[[^\]]*\]/g, '$1')
    .replaceAll(/(\*\*|__|`)(.+?)\1/g, '$2')
}
