import type { Language } from '../../constants.ts'
import type { PackedUpdate } from '../../entities/update.ts'

/** What a version has brought, as its users are told. */
export interface Update extends PackedUpdate {
  readonly version: string
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
 * The updates after the version `seen` up to `current`, newest first; the newest alone where `seen` is missing or no
 * version.
 */
export function updatesSince(updates: readonly Update[], seen: string | undefined, current: string): readonly Update[] {
  const until = updates.filter(({ version }) => compareVersions(version, current) <= 0)
  const sorted = until.toSorted((a, b) => compareVersions(b.version, a.version))
  const known = seen !== undefined && /^v?\d+(?:\.\d+)*/.test(seen)
  return known ? sorted.filter(({ version }) => compareVersions(version, seen) > 0) : sorted.slice(0, 1)
}

/** Updates as text, one line for each version and each of its notes, in a language. */
export const updateText = (updates: readonly Update[], language: Language): string =>
  updates
    .flatMap(({ version, date, lines }) => [`${version} (${date})`, ...lines[language].map((line) => `• ${line}`)])
    .join('\n')
