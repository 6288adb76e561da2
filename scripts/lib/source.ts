/** Reading TypeScript source: what the checks of texts need to know of it. */
import { extname } from 'node:path'
import ts from 'typescript'

/** Parses one file; `path` tells TypeScript from TSX. Never throws: what does not parse is the type checker's matter. */
export function parse(path: string, text: string): ts.SourceFile {
  const kind = extname(path) === '.tsx' ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
}

/** Visits every node, parents first. */
export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node)
  ts.forEachChild(node, (child) => visit(child, see))
}

/** `path:line` of a node. */
export function placeOf(node: ts.Node): string {
  const file = node.getSourceFile()
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`
}

/** The words of a source: its strings (keys of objects too), all its names, its templates as patterns, a group per hole. */
export interface Words {
  readonly strings: ReadonlySet<string>
  readonly names: ReadonlySet<string>
  readonly patterns: readonly RegExp[]
}

const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Collects the words of a source. Templates whose fixed parts hold no word (`${owner}.${key}`) are left out. */
export function wordsOf(source: ts.SourceFile): Words {
  const strings = new Set<string>()
  const names = new Set<string>()
  const patterns: RegExp[] = []
  visit(source, (node) => {
    const key = ts.isIdentifier(node) && ts.isObjectLiteralElementLike(node.parent) && node.parent.name === node
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node) || key) strings.add(node.text)
    if (ts.isIdentifier(node)) names.add(node.text)
    if (!ts.isTemplateExpression(node)) return
    const fixed = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)]
    if (/[a-z]{2}/i.test(fixed.join(' '))) patterns.push(new RegExp(`^${fixed.map(quote).join('(.+)')}$`))
  })
  return { strings, names: names.union(strings), patterns }
}
