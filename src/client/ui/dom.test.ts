import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const DOM = 'src/client/ui/dom.ts'
/** The wings of features, from low to high, as `.dependency-cruiser.cjs` has them. */
const { WINGS }: { readonly WINGS: readonly string[] } = createRequire(import.meta.url)(
  '../../../.dependency-cruiser.cjs',
)
/** These layers may not import dom.ts: they write the names as literals. */
const LITERAL = /^src\/client\/(first-frame\/boot|core|offline)\//
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

/** The names of a table, each under a comment of one line. */
const namesIn = (file: string): readonly string[] =>
  matches(readFileSync(join(ROOT, file), 'utf8'), /^ {2}\/\*\* \S.*\S \*\/\n {2}'?([a-z-]+)'?: /gm)

const wingTables = globSync('src/client/features/*/dom.ts', { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'))
/** The names of all tables. */
const table: ReadonlySet<string> = new Set([DOM, ...wingTables].flatMap(namesIn))

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

/** A folder of the client, of its features or of its first frame; files beside them are one area. */
const areaOf = (file: string): string =>
  /^src\/client\/(?:features\/[^/]+\/|first-frame\/)?([^/]+)\//.exec(file)?.[1] ?? 'root'

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
    const tables = [DOM, ...wingTables]
    const others = code.filter(({ file }) => /\.tsx?$/.test(file) && !tables.includes(file) && !LITERAL.test(file))
    const raw = faults(
      others,
      (text) => [...quoted(text), ...members(text)],
      (name) => table.has(name),
    )
    expect(raw).toEqual([])
  })
})

describe('the table of a wing', () => {
  const wingOf = (file: string) => /^src\/client\/features\/([^/]+)\//.exec(file)?.[1]
  /** The rooms of the root put everything together. */
  const ROOT_ROOMS = /^src\/client\/(app|contributions|gallery|start)\//
  const isBelow = (file: string, wing: string) =>
    file.startsWith('src/client/') &&
    file.split('/').length > 3 &&
    WINGS.indexOf(wingOf(file) ?? '') < WINGS.indexOf(wing)

  test.each(wingTables)('%s has names that nothing below it asks for', (file) => {
    const wing = wingOf(file) ?? ''
    const below = client.filter((one) => isBelow(one.file, wing) && !ROOT_ROOMS.test(one.file))
    const names = new Set(namesIn(file))
    expect(
      faults(
        below,
        (text) => [...written(text), ...members(text), ...passed(text)],
        (name) => names.has(name),
      ),
    ).toEqual([])
  })

  test.each(wingTables)('%s has no name that the page has, too', (file) => {
    const common = new Set(namesIn(DOM))
    expect(namesIn(file).filter((name) => common.has(name))).toEqual([])
  })
})

test('the snapshot asks for contracts alone: no tag, id or name of a feature', () => {
  const names = new Set(wingTables.flatMap(namesIn))
  const snapshot = code.filter(({ file }) => file.startsWith('src/client/first-frame/snapshot/'))
  const asked = (text: string) => [...written(text), ...members(text), ...passed(text)]
  expect(faults(snapshot, asked, (name) => names.has(name))).toEqual([])
  const ids = (text: string) => matches(text, /['"`][^'"`\n]*#([a-z][\w-]*)[^'"`\n]*['"`]/g)
  expect(faults(snapshot, ids, (id) => id !== 'first')).toEqual([])
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
  // browser tests play games, which are pages of their own
  const all = [...code, ...read('src/games/**/*.tsx')]
  const known = new Set(all.flatMap(({ text }) => [...written(text), ...members(text), ...passed(text)]))
  const isUnknown = (name: string) => !known.has(name)
  const tools = read('{e2e,bench,build,scripts}/**/*.ts')
  expect([
    ...faults(sheets, written, (name) => isUnknown(name) && !OF_REACT_ARIA.includes(name)),
    ...faults(tools, (text) => [...quoted(text), ...members(text)], isUnknown),
  ]).toEqual([])
})
