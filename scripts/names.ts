/** Checks that within an area (a feature, a widget, core, ui …) no two modules export the same name. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from './lib/root.ts'
import { parse, TEST_ONLY } from './lib/source.ts'

/** A name that several modules of an area export. */
export interface SharedName {
  readonly area: string
  readonly name: string
  readonly files: readonly string[]
}

/** A feature or a widget; else the folder below client, server or `src`. */
const AREA = /^src\/(?:client\/(?:features\/[^/]+|widgets)\/[^/]+|(?:client|server)\/[^/]+|[^/]+)(?=\/)/

/** Declarations, and the examples of the gallery, which all export `examples`. */
const EXCLUDED = /\.example\.tsx?$|\.d\.ts$/

/** Names that a module declares and exports; re-exports belong to their original module. */
function exportedNames(file: string, text: string): readonly string[] {
  return parse(file, text).statements.flatMap((statement) => {
    if (!ts.canHaveModifiers(statement)) return []
    const kinds = ts.getModifiers(statement)?.map(({ kind }) => kind) ?? []
    if (!kinds.includes(ts.SyntaxKind.ExportKeyword) || kinds.includes(ts.SyntaxKind.DefaultKeyword)) return []
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name))
    const { name } = statement as ts.DeclarationStatement // every other statement that can be exported declares one
    return name === undefined ? [] : [name.text]
  })
}

const namesIn = (name: ts.BindingName): readonly string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []))

/** @returns names that are exported twice within an area. @param files contents by path. */
export function findSharedNames(files: ReadonlyMap<string, string>): readonly SharedName[] {
  const owners = new Map<string, Map<string, Set<string>>>()
  for (const [file, text] of files) {
    const [area] = AREA.exec(file) ?? []
    if (area === undefined || EXCLUDED.test(file) || TEST_ONLY.test(file)) continue
    const names = owners.get(area) ?? new Map<string, Set<string>>()
    owners.set(area, names)
    for (const name of exportedNames(file, text)) names.set(name, (names.get(name) ?? new Set()).add(file))
  }
  return [...owners].flatMap(([area, names]) =>
    [...names].flatMap(([name, all]) => (all.size > 1 ? [{ area, name, files: [...all] }] : [])),
  )
}

if (import.meta.main) {
  const paths = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  const shared = findSharedNames(new Map(paths.map((file) => [file, readFileSync(join(root, file), 'utf8')])))
  for (const { area, name, files } of shared) console.error(`${area}: ${name} is exported by ${files.join(' and ')}`)
  console.log(`${paths.length} files, ${shared.length} names exported twice in one area`)
  if (shared.length > 0) process.exitCode = 1
}
