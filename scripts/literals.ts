/** Finds user-visible texts in components that belong in a catalog. */
import ts from 'typescript'
import { locationOf, parse, visit } from './lib/source.ts'

/** Attributes with visible or spoken text. */
const TEXT_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'label',
  'placeholder',
  'title',
])

/** A letter of any script. Digits, punctuation and symbols need no translation. */
const LETTER = /\p{L}/u
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Literal texts within an expression. */
function textsIn(node: ts.Expression): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)]
  if (ts.isConditionalExpression(node)) return [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)]
  if (ts.isParenthesizedExpression(node)) return textsIn(node.expression)
  if (ts.isBinaryExpression(node)) return textsIn(node.right)
  return []
}

/** @returns one line per visible or spoken text in a `.tsx` file; CJK text is found in any of its strings. */
export function findLiterals(path: string, text: string): string[] {
  const found: string[] = []
  const report = (node: ts.Node, text: string) =>
    found.push(`${locationOf(node)}: "${text.trim().slice(0, 40)}" belongs in a catalog`)
  visit(parse(path, text), (node) => {
    if (ts.isJsxText(node) && LETTER.test(node.text)) report(node, node.text)
    else if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
      for (const words of textsIn(node.expression).filter((one) => LETTER.test(one))) report(node, words)
    else if (ts.isJsxAttribute(node) && TEXT_ATTRIBUTES.has(node.name.getText())) {
      const initializer = node.initializer
      const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer
      if (value && ts.isExpression(value))
        for (const words of textsIn(value).filter((one) => LETTER.test(one))) report(node, words)
    } else if (ts.isStringLiteralLike(node) && CJK.test(node.text) && !inJsx(node)) report(node, node.text)
  })
  return found
}

/** Whether the string was already reported as a text, child expression or text attribute of an element. */
function inJsx(node: ts.Node): boolean {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    if (ts.isJsxAttribute(at)) return TEXT_ATTRIBUTES.has(at.name.getText())
    if (ts.isJsxExpression(at)) return !ts.isJsxAttribute(at.parent)
    if (ts.isFunctionLike(at)) return false
  }
  return false
}
