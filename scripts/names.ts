/**
 * Checks that within an area (a feature, a widget, core, ui …) no two modules export the same name, and that no small
 * module stands apart from its only importer without a conventional name.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'
import { root } from './lib/root.ts'
import { parse, TEST_ONLY, visit } from './lib/source.ts'

/** A name that several modules of an area export. */
export interface SharedName {
  readonly area: string
  readonly name: string
  readonly files: readonly string[]
}

/** A feature, a widget or a game; else the folder below client, server or `src`. */
const AREA = /^src\/(?:client\/(?:features\/[^/]+|widgets)\/[^/]+|games\/[^/]+|(?:client|server)\/[^/]+|[^/]+)(?=\/)/

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

/** Lines from which a module may stand apart from its only importer. */
const SMALL = 15

/** Names that say what a file is wherever it stands: contributions of a folder, its texts, its rules, its doors. */
const CONVENTIONAL =
  /(^|\/)(index|lazy|start|widget|Window|app|document(\.first-frame)?|settings(\.first-frame)?|settings-tab|commands|properties|searchable|agenda|welcome|link|hidden-settings|messages|texts|model|operations|gesture|decide-drop)\.tsx?$/

/** Folders whose files are small and stand apart all the same, with the reason. */
const SMALL_FILES_ALLOWED: Readonly<Record<string, string>> = {
  'src/client/features/look/wallpaper-picker/providers/': 'one file per provider of the list',
  'src/server/core/read-messages.ts': 'what it reads is also had where there are no files: in the extension',
}

/** How a module uses another: `offer` re-exports it or begins it by a `start.ts`, `load` is an `import()`. */
type Use = 'import' | 'offer' | 'load'

function usesOf(file: string, text: string): readonly (readonly [target: string, use: Use])[] {
  const uses: (readonly [string, Use])[] = []
  const add = (specifier: ts.Node | undefined, use: Use) => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier) || !specifier.text.startsWith('.')) return
    uses.push([posix.join(posix.dirname(file), specifier.text), use])
  }
  visit(parse(file, text), (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, file.endsWith('/start.ts') ? 'offer' : 'import')
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, 'offer')
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], 'load')
  })
  return uses
}

/** A small module, and the only one that imports it. */
export interface SmallFile {
  readonly file: string
  readonly importer: string
}

/**
 * @returns modules below `src` of fewer than 15 lines that only one other imports, without a conventional name, a test
 * or an example of their own. @param files contents by path
 */
export function findSmallFiles(files: ReadonlyMap<string, string>): readonly SmallFile[] {
  const isProduct = (file: string) => !TEST_ONLY.test(file) && !EXCLUDED.test(file)
  const importers = new Map<string, Map<string, Use>>()
  for (const [file, text] of files) {
    if (!isProduct(file)) continue
    for (const [target, use] of usesOf(file, text))
      importers.set(target, (importers.get(target) ?? new Map<string, Use>()).set(file, use))
  }
  const isAllowed = (file: string) =>
    CONVENTIONAL.test(file) || Object.keys(SMALL_FILES_ALLOWED).some((folder) => file.startsWith(folder))
  const isTried = (file: string) =>
    ['.test.ts', '.test.tsx', '.browser.test.tsx', '.example.tsx'].some((end) =>
      files.has(file.replace(/\.tsx?$/, end)),
    )
  return [...files].flatMap(([file, text]) => {
    const [only, another] = importers.get(file) ?? []
    if (only === undefined || another !== undefined || only[1] !== 'import') return []
    const isSmall = text.trimEnd().split('\n').length < SMALL
    return isSmall && file.startsWith('src/') && isProduct(file) && !isAllowed(file) && !isTried(file)
      ? [{ file, importer: only[0] }]
      : []
  })
}

if (import.meta.main) {
  const paths = globSync('{src,scripts,build}/**/*.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  const files = new Map(paths.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const shared = findSharedNames(files)
  const small = findSmallFiles(files)
  for (const { area, name, files } of shared) console.error(`${area}: ${name} is exported by ${files.join(' and ')}`)
  for (const { file, importer } of small) console.error(`${file} is small and imported by ${importer} only: join them`)
  console.log(
    `${paths.length} files, ${shared.length} names exported twice in one area, ${small.length} small files apart`,
  )
  if (shared.length > 0 || small.length > 0) process.exitCode = 1
}
