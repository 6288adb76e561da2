import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const DOM = 'src/client/ui/dom.ts'
/** These layers may not import dom.ts: they write the names as literals. */
const LITERAL = /^src\/client\/(boot|core|offline)\//
/** React Aria sets or reads these: sheets may ask for them, and code of ours sets none. */
const OF_REACT_ARIA: readonly string[] = [
  'disabled',
  'entering',
  'exiting',
  'focus-visible',
  'focused',
  'hovered',
  'open',
  'pressed',
  'react-aria-top-layer',
  'selected',
]

interface Source {
  readonly file: string
  readonly text: string
}

const read = (pattern: string): readonly Source[] =>
  globSync(pattern, { cwd: ROOT }).map((path) => {
    const file = path.replaceAll('\\', '/')
    return { file, text: withoutComments(readFileSync(join(ROOT, file), 'utf8')) }
  })

/** A comment begins a line or follows a space or brace: elsewhere it is part of a string, like `icons/*.json`. */
const withoutComments = (text: string): string => text.replaceAll(/(?<=^|[\s{])\/\*.*?\*\/|(?<=^|\s)\/\/ [^\n]*/gs, '')

const client = read('src/client/**/*.{ts,tsx,css,html}').filter(({ file }) => !/\.test\.tsx?$/.test(file))
const [sheets, code] = [
  client.filter(({ file }) => file.endsWith('.css')),
  client.filter(({ file }) => !/css$/.test(file)),
]

/** The names of the table, each under a comment of one line. */
const table: ReadonlySet<string> = new Set(
  matches(readFileSync(join(ROOT, DOM), 'utf8'), /^ {2}\/\*\* \S.*\S \*\/\n {2}'?([a-z-]+)'?: /gm),
)

/** The first group of each match. */
function matches(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Names in attributes and selectors. */
const written = (text: string): readonly string[] => matches(text, /(?<![\w-])data-([a-z][a-z-]*)/g)

/** Names in selectors and strings: all that is written but attributes of JSX. */
const quoted = (text: string): readonly string[] => [
  ...matches(text, /\[data-([a-z-]+)/g),
  ...matches(text, /['"`]data-([a-z-]+)/g),
]

/** Names in `dataset['name']`, `'name' in dataset`, `{ name } = dataset` and `Object.assign(dataset, { name })`. */
const members = (text: string): readonly string[] =>
  [
    ...matches(text, /\bdataset(?:\?\.)?\[['"`](\w+)/g),
    ...matches(text, /\bdataset\??\.(\w+)/g),
    ...matches(text, /['"`](\w+)['"`] in [\w.]*dataset\b/g),
    ...[
      ...matches(text, /\{([^{}]*)\} =[^={}\n]*\n?[^={}\n]*\bdataset\b/g),
      ...matches(text, /\bObject\.assign\([\w.]*dataset, \{([^{}]*)\}/g),
    ].flatMap((names) => matches(names, /(?<=^|[\s,])(\w+)(?=$|[\s,:])/g)),
  ].map(kebab)

/** Names that are passed to functions of dom.ts. */
const passed = (text: string): readonly string[] =>
  matches(text, /\b(?:set|has)?(?:Flag|[dD]ata[A-Z]\w+)\((?:[^()'"]|\([^()]*\))*['"]([a-z-]+)['"]/g)

/** A folder of the client or of its features; files beside them are one area. */
const areaOf = (file: string): string => /^src\/client\/(?:features\/[^/]+\/)?([^/]+)\//.exec(file)?.[1] ?? 'root'

/** `file: name` for each name that `find` gives of these sources and `isFault` does not let pass. */
const faults = (
  sources: readonly Source[],
  find: (text: string) => readonly string[],
  isFault: (name: string) => boolean,
): readonly string[] =>
  sources.flatMap(({ file, text }) =>
    find(text)
      .filter(isFault)
      .map((name) => `${file}: ${name}`),
  )

describe('the table of data names', () => {
  test('has every name that more than one area uses, and no other', () => {
    const areas = new Map<string, Set<string>>()
    for (const { file, text } of client)
      for (const name of [...written(text), ...members(text), ...passed(text)])
        areas.set(name, (areas.get(name) ?? new Set()).add(areaOf(file)))
    const shared = [...areas].filter(([name, { size }]) => size > 1 && !OF_REACT_ARIA.includes(name))
    const names = shared.map(([name]) => name)
    expect(names.toSorted()).toEqual([...table].toSorted())
  })

  test('is where code has a shared name from, apart from attributes of JSX', () => {
    const others = code.filter(({ file }) => /\.tsx?$/.test(file) && file !== DOM && !LITERAL.test(file))
    const raw = faults(
      others,
      (text) => [...quoted(text), ...members(text)],
      (name) => table.has(name),
    )
    expect(raw).toEqual([])
  })
})

test('no name of React Aria is borrowed for a meaning of our own', () => {
  const borrowed = faults(
    code,
    (text) => [...written(text), ...members(text)],
    (name) => OF_REACT_ARIA.includes(name),
  )
  expect(borrowed).toEqual(['src/client/ui/overlay/OverlayRoot.tsx: react-aria-top-layer'])
})

test('style sheets, browser tests, benches and scripts ask for no name that the code does not have', () => {
  const known = new Set(code.flatMap(({ text }) => [...written(text), ...members(text), ...passed(text)]))
  const isUnknown = (name: string) => !known.has(name)
  const tools = read('{e2e,bench,build,scripts}/**/*.ts')
  expect([
    ...faults(sheets, written, (name) => isUnknown(name) && !OF_REACT_ARIA.includes(name)),
    ...faults(tools, (text) => [...quoted(text), ...members(text)], isUnknown),
  ]).toEqual([])
})
