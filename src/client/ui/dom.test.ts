import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const DOM = 'src/client/ui/dom.ts'
/** These may not import dom.ts, and write the names as literals. */
const LITERAL = /^src\/client\/(boot|core|offline)\//
/** Set by React Aria, or read by it: our sheets may ask for them, nothing of ours sets them. */
const REACT_ARIA = ['disabled', 'entering', 'exiting', 'focus-visible', 'focused', 'hovered', 'open', 'pressed']
const OF_REACT_ARIA: ReadonlySet<string> = new Set([...REACT_ARIA, 'react-aria-top-layer', 'selected'])

interface Source {
  readonly file: string
  readonly text: string
}

const read = (pattern: string): readonly Source[] =>
  globSync(pattern, { cwd: ROOT }).map((path) => {
    const file = path.replaceAll('\\', '/')
    return { file, text: withoutComments(readFileSync(join(ROOT, file), 'utf8')) }
  })

const withoutComments = (text: string): string => text.replaceAll(/(?<=^|[\s{])\/\*.*?\*\/|(?<=^|\s)\/\/ [^\n]*/gs, '')

const client = read('src/client/**/*.{ts,tsx,css,html}').filter(({ file }) => !/\.test\.tsx?$/.test(file))
const table: ReadonlySet<string> = new Set(
  [...readFileSync(join(ROOT, DOM), 'utf8').matchAll(/^ {2}\/\*\* \S.*\S \*\/\n {2}'?([a-z-]+)'?: /gm)].map(
    ([, name = '']) => name,
  ),
)

/** A folder of `features` or of the client; files beside them are one area. */
const areaOf = (file: string): string =>
  /^src\/client\/features\/([^/]+)\//.exec(file)?.[1] ?? /^src\/client\/([^/]+)\//.exec(file)?.[1] ?? 'root'

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

/** The names that a source writes as literals: attributes, selectors, members of `dataset`. */
function literals(text: string): readonly string[] {
  const destructured = matches(text, /\{([^{}]*)\}[^={}\n]*=[^={}\n]*\bdataset\b/g).flatMap((names) =>
    matches(names, /(\w+)/g),
  )
  return [
    ...matches(text, /(?<![\w-])data-([a-z][a-z-]*)/g),
    ...[...members(text), ...destructured].map(kebab).filter((name) => table.has(name)),
  ]
}

const members = (text: string): readonly string[] => [
  ...matches(text, /\bdataset(?:\?\.)?\[['"`](\w+)/g),
  ...matches(text, /\bdataset\??\.(\w+)/g),
  ...matches(text, /\bObject\.assign\([\w.]*dataset, \{([^{}]*)\}/g).flatMap((given) =>
    matches(given, /(\w+)(?=[:,\s])/g),
  ),
  ...matches(text, /['"`](\w+)['"`] in [\w.]*dataset\b/g),
]

/** The names that a source passes to functions of dom.ts. */
const passed = (text: string): readonly string[] =>
  matches(text, /\b(?:set|has)?(?:Flag|[dD]ata[A-Z]\w+)\((?:[^()'"]|\([^()]*\))*['"]([a-z-]+)['"]/g)

describe('the table of data names', () => {
  test('has every name that more than one area uses, and no other', () => {
    const areas = new Map<string, Set<string>>()
    for (const { file, text } of client) {
      for (const name of [...literals(text), ...passed(text)])
        areas.set(name, (areas.get(name) ?? new Set()).add(areaOf(file)))
    }
    const shared = [...areas].filter(([name, { size }]) => size > 1 && !OF_REACT_ARIA.has(name)).map(([name]) => name)
    expect(shared.toSorted()).toEqual([...table].toSorted())
  })

  test('is the only place from which code takes a shared name, apart from JSX attributes', () => {
    const raw = client
      .filter(({ file }) => /\.tsx?$/.test(file) && file !== DOM && !LITERAL.test(file))
      .flatMap(({ file, text }) =>
        [...matches(text, /\[data-([a-z-]+)/g), ...matches(text, /['"`]data-([a-z-]+)/g), ...members(text).map(kebab)]
          .filter((name) => table.has(name))
          .map((name) => `${file}: ${name}`),
      )
    expect(raw).toEqual([])
  })
})

test('no name of React Aria is borrowed for a meaning of our own', () => {
  const borrowed = client
    .filter(({ file }) => /\.tsx?$/.test(file))
    .flatMap(({ file, text }) =>
      [...matches(text, /(?<=\s|['"`])data-([a-z-]+)/g), ...members(text).map(kebab)]
        .filter((name) => OF_REACT_ARIA.has(name))
        .map((name) => `${file}: ${name}`),
    )
  expect(borrowed).toEqual(['src/client/ui/overlay/OverlayRoot.tsx: react-aria-top-layer'])
})

test('browser tests, benches and scripts look for no name that the client does not have', () => {
  const known = new Set(client.flatMap(({ text }) => [...literals(text), ...members(text).map(kebab), ...table]))
  const unknown = read('{e2e,bench,build,scripts}/**/*.ts').flatMap(({ file, text }) =>
    [...matches(text, /\[data-([a-z-]+)/g), ...matches(text, /['"`]data-([a-z-]+)/g), ...members(text).map(kebab)]
      .filter((name) => !known.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})
