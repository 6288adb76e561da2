/** Finds texts for users that are written into components instead of standing in a catalog. */
import ts from 'typescript'
import { parse, placeOf, visit } from './lib/source.ts'

/** Attributes that a user reads or hears. */
const SPOKEN = new Set([
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

/** The texts of an expression as far as they are written down in it. */
function writtenIn(node: ts.Expression): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)]
  if (ts.isConditionalExpression(node)) return [...writtenIn(node.whenTrue), ...writtenIn(node.whenFalse)]
  if (ts.isParenthesizedExpression(node)) return writtenIn(node.expression)
  if (ts.isBinaryExpression(node)) return writtenIn(node.right)
  return []
}

/** One line per text in a `.tsx` file that a user would see or hear; CJK text is found in any string of it. */
export function findLiterals(path: string, text: string): string[] {
  const found: string[] = []
  const say = (node: ts.Node, words: string) =>
    found.push(`${placeOf(node)}: "${words.trim().slice(0, 40)}" belongs in a catalog`)
  visit(parse(path, text), (node) => {
    if (ts.isJsxText(node) && LETTER.test(node.text)) say(node, node.text)
    else if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
      for (const words of writtenIn(node.expression).filter((one) => LETTER.test(one))) say(node, words)
    else if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText())) {
      const given = node.initializer
      const value = given && ts.isJsxExpression(given) ? given.expression : given
      if (value && ts.isExpression(value))
        for (const words of writtenIn(value).filter((one) => LETTER.test(one))) say(node, words)
    } else if (ts.isStringLiteralLike(node) && CJK.test(node.text) && !inJsx(node)) say(node, node.text)
  })
  return found
}

/** Already reported as text, child expression or spoken attribute of an element. */
function inJsx(node: ts.Node): boolean {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    if (ts.isJsxAttribute(at)) return SPOKEN.has(at.name.getText())
    if (ts.isJsxExpression(at)) return !ts.isJsxAttribute(at.parent)
    if (ts.isFunctionLike(at)) return false
  }
  return false
}
