import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { kitDocs, readKit, undocumented } from './lib/docs/kit-docs.ts'
import { root } from './lib/root.ts'
import { parse } from './lib/source.ts'

/** A project with one module of the kit, `data`, and what stands behind it. */
function read(files: Readonly<Record<string, string>>) {
  const all = new Map(Object.entries(files).map(([path, text]) => [`src/client/${path}`, text]))
  return readKit(
    [...all.keys()].filter((path) => path.startsWith('src/client/kit/')),
    (path) => {
      const text = all.get(path)
      if (text === undefined) throw new Error(`no ${path}`)
      return text
    },
  )
}

/** The only export of a kit that offers `name` of a file. */
const exportOf = (text: string, name = 'it', file = 'core/it.ts') =>
  read({ 'kit/data.ts': `/** Data. */\nexport { ${name} } from '../${file}'`, [file]: text })[0]?.exports[0]

describe('an export is described by its origin:', () => {
  test('a function by its parameters, its docstring as sentences', () => {
    const text = `/**\n * Adds\n * them. @param a the first\n * @returns the sum\n * @throws never\n */\nexport function it(a: number, b = 1): number {}`
    expect(exportOf(text)).toEqual({
      name: 'it',
      signature: 'it(a: number, b = 1): number',
      doc: 'Adds them. `a`: the first. Returns the sum. Throws never.',
      origin: 'src/client/core/it.ts',
    })
  })

  test('one too long for a line without types', () => {
    const text = `/** Long. */\nexport const it = ({ one, two: other }: Readonly<Record<'one' | 'two', readonly string[]>>, ...rest: readonly string[]): void => {}`
    expect(exportOf(text)?.signature).toBe('it({ one, two }, ...rest)')
  })

  test('a component by its props', () => {
    const props = `interface Props { readonly size: number; readonly onClick: () => void }`
    const named = exportOf(`${props}\n/** Shown. */\nexport function It({ size }: Props) {}`, 'It', 'ui/It.tsx')
    expect(named?.signature).toBe('<It size onClick>')
    const literal = `/** Shown. */\nexport const It = (props: { readonly label: string }) => null`
    expect(exportOf(literal, 'It', 'ui/It.tsx')?.signature).toBe('<It label>')
  })

  test('a type by its members', () => {
    expect(exportOf(`/** Two. */\nexport interface It { a: 1; b: 2 }`, 'type It')?.signature).toBe('type It { a, b }')
    expect(exportOf(`/** One. */\nexport type It = 1`, 'type It')?.signature).toBe('type It')
  })

  test('a style sheet by its first comment', () => {
    const one = exportOf('/* A pane. */\n.pane {}', 'default as paneStyles', 'ui/pane.module.css')
    expect(one).toMatchObject({ signature: 'paneStyles', doc: 'A pane.' })
  })

  test('through doors, under the name that it has there', () => {
    const [kit] = read({
      'kit/data.ts': `/** Data. */\nexport { useHomeTexts } from '../features/data/home/index.ts'\nexport * from '../core/all.ts'`,
      'features/data/home/index.ts': `export { useTexts as useHomeTexts } from './texts.ts'`,
      'features/data/home/texts.ts': `/** The texts. */\nexport const { texts, useTexts } = textsOf('home')`,
      'core/all.ts': `/** A. */\nexport const a = 1`,
    })
    expect(kit?.exports.map(({ name, signature, doc }) => [name, signature, doc])).toEqual([
      ['a', 'a', 'A.'],
      ['useHomeTexts', 'useHomeTexts', 'The texts.'],
    ])
  })

  test('one that is not there is an error', () => {
    expect(() => exportOf('export const other = 1')).toThrow('src/client/core/it.ts does not export it')
  })
})

test('what has no docstring is named: exports, and modules', () => {
  expect(
    undocumented(read({ 'kit/data.ts': `export { it } from '../core/it.ts'`, 'core/it.ts': `export const it = 1` })),
  ).toEqual(['data', 'data.it'])
  expect(undocumented(read({ 'kit/data.ts': `/** Data. */\n/** One. */\nexport const it = 1` }))).toEqual([])
})

test('icons are listed by name', () => {
  const kit = read({
    'kit/icons.ts': `/** Icons. */\nexport * from '../ui/paths.ts'`,
    'ui/paths.ts': `export const a = ''\nexport const b = ''`,
  })
  expect(undocumented(kit)).toEqual([])
  expect(kitDocs(kit, 3)).toContain('This is version 3 (`KIT_VERSION`).\n\n## icons\n\nIcons.\n\n`a`, `b`\n')
})

test('modules of the kit only re-export, so that the bundler may leave them out (vite.config.ts)', () => {
  const paths = globSync('src/client/kit/*.ts', { cwd: root })
  const own = paths.flatMap((path) =>
    parse(path, readFileSync(join(root, path), 'utf8'))
      .statements.filter((statement) => !ts.isExportDeclaration(statement))
      .map((statement) => statement.getText()),
  )
  expect(own.toSorted()).toEqual(['export const KIT_VERSION = 1', "import '../ui/styles/reading.css'"])
})
