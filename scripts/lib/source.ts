/** Parses TypeScript source for the checks. */
import { extname } from 'node:path'
import ts from 'typescript'

/** Paths of tests and their helpers, as in `.dependency-cruiser.cjs`. */
export const TEST_ONLY = /\.test\.tsx?$|\/testing[/.]/

/** Parses one file as TypeScript or TSX by its `path`. Never throws: syntax errors are left to the type checker. */
export function parse(path: string, text: string): ts.SourceFile {
  const kind = extname(path) === '.tsx' ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
}

/** Visits every node, parents first. */
export function visit(node: ts.Node, callback: (node: ts.Node) => void): void {
  callback(node)
  ts.forEachChild(node, (child) => visit(child, callback))
}

/** `path:line` of a node. */
export function locationOf(node: ts.Node): string {
  const file = node.getSourceFile()
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`
}

/** Strings (with object keys), identifiers with strings, and templates as patterns with a group per placeholder. */
export interface SourceTokens {
  readonly strings: ReadonlySet<string>
  readonly names: ReadonlySet<string>
  readonly patterns: readonly RegExp[]
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Collects the tokens of a source. Templates without a word in their literal parts (`${owner}.${key}`) are skipped. */
export function collectTokens(source: ts.SourceFile): SourceTokens {
  const strings = new Set<string>()
  const names = new Set<string>()
  const patterns: RegExp[] = []
  visit(source, (node) => {
    const isKey = ts.isIdentifier(node) && ts.isObjectLiteralElementLike(node.parent) && node.parent.name === node
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node) || isKey) strings.add(node.text)
    if (ts.isIdentifier(node)) names.add(node.text)
    if (!ts.isTemplateExpression(node)) return
    const literals = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)]
    if (/[a-z]{2}/i.test(literals.join(' '))) patterns.push(new RegExp(`^${literals.map(escapeRegExp).join('(.+)')}$`))
  })
  return { strings, names: names.union(strings), patterns }
}
