/** The documentation of the kit, docs/guides/kit.md, from what `src/client/kit` exports and the docstrings at its origin. */
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'
import { parse } from '../source.ts'

/** Reads a file by its path from the project's root. @throws when there is none. */
export type ReadFile = (path: string) => string

/** An export of the kit. `doc` is empty when its origin has no docstring. */
export interface KitExport {
  readonly name: string
  /** How it is used: `useToday(): CalendarDay`, `type TileProps`, `<Button size onClick>`. */
  readonly signature: string
  readonly doc: string
  /** The file that declares it, by its path from the project's root. */
  readonly origin: string
}

export interface KitModule {
  readonly name: string
  readonly doc: string
  readonly exports: readonly KitExport[]
}

/** Signatures that are longer are shown without types. */
const SIGNATURE_LENGTH = 90
/** Modules whose exports are many of one kind: listed by name, and described by the module's docstring. */
const LISTED: readonly string[] = ['icons']

/** Reads the kit's modules. @param paths of them from the project's root @throws on an export whose origin is not found. */
export const readKit = (paths: readonly string[], read: ReadFile): readonly KitModule[] =>
  paths.map((path) => {
    const source = parse(path, read(path))
    const [first] = source.statements
    const exports = exportsOf(path, read).map(([name, find]) => find(name))
    return {
      name: basename(path, '.ts'),
      doc: first === undefined ? '' : docText(commentsBefore(first)[0] ?? ''),
      exports: exports.toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    }
  })

/** Exports that have no docstring, as `module.name`. */
export const undocumented = (kit: readonly KitModule[]): readonly string[] =>
  kit.flatMap(({ name: module, doc, exports }) => [
    ...(doc === '' ? [module] : []),
    ...exports.flatMap(({ name, doc }) => (doc === '' && !LISTED.includes(module) ? [`${module}.${name}`] : [])),
  ])

/** The file as Markdown. */
export const kitDocs = (kit: readonly KitModule[], version: number): string =>
  `${[introduction(version), ...kit.map(sectionOf)].join('\n\n')}\n`

const introduction = (version: number) => `# The kit

Written by \`npx node scripts/kit-docs.ts\` from \`src/client/kit\` and the docstrings of what it exports; \`npm run check\` fails
when it is stale or an export has no docstring. A widget imports the kit, \`src/shared\` and its own folder, and nothing
else ([how to write one](writing-a-widget.md)). This is version ${version} (\`KIT_VERSION\`).`

function sectionOf({ name, doc, exports }: KitModule): string {
  const entries = LISTED.includes(name)
    ? [exports.map((one) => `\`${one.name}\``).join(', ')]
    : exports.map(({ signature, doc }) => `- \`${signature}\`: ${doc}`)
  return [`## ${name}`, '', doc, ...(entries.length > 0 ? ['', ...entries] : [])].join('\n')
}

/** Finds what a file exports under a name. */
type Find = (name: string) => KitExport

/** The names that a module exports, each with how to find its origin. */
function exportsOf(path: string, read: ReadFile): readonly (readonly [name: string, find: Find])[] {
  return parse(path, read(path)).statements.flatMap((statement): readonly (readonly [string, Find])[] => {
    if (!ts.isExportDeclaration(statement))
      return declaredNames(statement).map((name) => [name, () => exportIn(name, statement, path)])
    const from = statement.moduleSpecifier
    if (from === undefined || !ts.isStringLiteral(from)) return []
    const target = join(dirname(path), from.text)
    if (statement.exportClause === undefined) return exportsOf(target, read)
    if (!ts.isNamedExports(statement.exportClause)) return []
    return statement.exportClause.elements.map(({ name, propertyName = name }) => [
      name.text,
      () => renamed(findExport(propertyName.text, target, read), name.text),
    ])
  })
}

const renamed = (one: KitExport, name: string): KitExport =>
  one.name === name ? one : { ...one, name, signature: one.signature.replace(one.name, name) }

function findExport(name: string, path: string, read: ReadFile): KitExport {
  if (path.endsWith('.css')) {
    const [comment] = /\/\*.*?\*\//s.exec(read(path)) ?? ['']
    return { name, signature: name, doc: docText(comment), origin: path }
  }
  const [, find] = exportsOf(path, read).find(([one]) => one === name) ?? []
  if (find === undefined) throw new Error(`${path} does not export ${name}`)
  return find(name)
}

/** Names that a statement declares and exports. */
function declaredNames(statement: ts.Statement): readonly string[] {
  if (!ts.canHaveModifiers(statement)) return []
  if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name)
        ? [name.text]
        : name.elements.flatMap((element) => (ts.isBindingElement(element) ? [element.name.getText()] : [])),
    )
  const { name } = statement as ts.DeclarationStatement
  return name === undefined ? [] : [name.text]
}

function exportIn(name: string, statement: ts.Statement, origin: string): KitExport {
  const comments = commentsBefore(statement)
  return { name, signature: signatureOf(name, statement), doc: docText(comments.at(-1) ?? ''), origin }
}

function signatureOf(name: string, statement: ts.Statement): string {
  if (ts.isInterfaceDeclaration(statement))
    return shorten(`type ${name} { ${memberNames(statement).join(', ')} }`, `type ${name}`)
  if (ts.isTypeAliasDeclaration(statement)) return `type ${name}`
  const declared = functionOf(name, statement)
  if (declared === undefined) return name
  if (/^[A-Z]/.test(name) && statement.getSourceFile().fileName.endsWith('.tsx'))
    return `<${[name, ...propsOf(declared)].join(' ')}>`
  const typed = declared.parameters.map((parameter) => parameter.getText()).join(', ')
  const result = declared.type === undefined ? '' : `: ${declared.type.getText()}`
  return shorten(`${name}(${typed})${result}`, `${name}(${declared.parameters.map(parameterName).join(', ')})`)
}

/** The first text on one line, or the second where it is too long. */
function shorten(full: string, short: string): string {
  const line = full.replaceAll(/\s+/g, ' ')
  return line.length <= SIGNATURE_LENGTH ? line : short
}

const parameterName = ({ name, dotDotDotToken }: ts.ParameterDeclaration): string =>
  `${dotDotDotToken ? '...' : ''}${ts.isObjectBindingPattern(name) ? `{ ${namesOf(name).join(', ')} }` : name.getText()}`

function functionOf(name: string, statement: ts.Statement): ts.SignatureDeclaration | undefined {
  if (ts.isFunctionDeclaration(statement)) return statement
  if (!ts.isVariableStatement(statement)) return undefined
  const initializer = statement.declarationList.declarations.find((one) => one.name.getText() === name)?.initializer
  return initializer !== undefined && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
    ? initializer
    : undefined
}

const namesOf = (pattern: ts.BindingPattern): readonly string[] =>
  pattern.elements.flatMap((one) =>
    ts.isBindingElement(one) && !one.dotDotDotToken ? [(one.propertyName ?? one.name).getText()] : [],
  )

/** The props of a component: the members of its props' type, where its file declares one; else those it takes apart. */
function propsOf({ parameters: [props] }: ts.SignatureDeclaration): readonly string[] {
  if (props === undefined) return []
  const named = props.type?.getText().replace(/<.*$/s, '')
  const names = [...props.getSourceFile().statements, ...(props.type ? [props.type] : [])].flatMap((node) =>
    (ts.isInterfaceDeclaration(node) && node.name.text === named) || ts.isTypeLiteralNode(node)
      ? memberNames(node)
      : [],
  )
  return names.length > 0 || ts.isIdentifier(props.name) ? names : namesOf(props.name)
}

const memberNames = ({ members }: ts.InterfaceDeclaration | ts.TypeLiteralNode): readonly string[] =>
  members.flatMap(({ name }) => (name === undefined ? [] : [name.getText()]))

/** The docstrings directly before a statement, in their order. */
function commentsBefore(statement: ts.Statement): readonly string[] {
  const text = statement.getSourceFile().text
  return (ts.getLeadingCommentRanges(text, statement.pos) ?? [])
    .map(({ pos, end }) => text.slice(pos, end))
    .filter((comment) => comment.startsWith('/**'))
}

/** A comment as one line of Markdown: `@param`, `@returns` and `@throws` become sentences, other tags are left out. */
function docText(comment: string): string {
  const lines = comment.replaceAll(/^\/\*+|\*\/$/g, '').split('\n')
  const text = lines
    .map((line) => line.replace(/^\s*\*(?= |$)/, '').trim())
    .join(' ')
    .trim()
  const [first = '', ...tags] = text.split(/(?:^|\s)@(?=[a-z])/)
  const sentences = [first, ...tags.map(sentenceOf)].map((part) => part.replaceAll(/\s+/g, ' ').trim())
  return sentences
    .filter(Boolean)
    .map((part) => (/[\w)`]$/.test(part) ? `${part}.` : part))
    .join(' ')
}

function sentenceOf(tag: string): string {
  const [, kind, rest = ''] = /^(\w+)\s*(.*)$/s.exec(tag) ?? []
  if (kind === 'returns') return `Returns ${rest}`
  if (kind === 'throws') return `Throws ${rest}`
  if (kind === 'param') return rest.replace(/^\S+/, '`$&`:')
  return ''
}
