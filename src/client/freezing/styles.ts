import { frozenName } from '../core/first.ts'

type Owner = typeof HTMLLinkElement | typeof HTMLStyleElement

const sheetsOf = (owner: Owner) => [...document.styleSheets].filter(({ ownerNode }) => ownerNode instanceof owner)

const CLASS = /\.(-?[A-Z_a-z][\w-]*)/g

const classesOf = (selector: string): readonly string[] => [...selector.matchAll(CLASS)].map(([, name = '']) => name)

/** Every class that these rules speak of. */
const namesIn = (rules: CSSRuleList): readonly string[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return classesOf(rule.selectorText)
    return rule instanceof CSSGroupingRule ? namesIn(rule.cssRules) : []
  })

/** What the snapshot's elements are called: classes of which only sheets speak that come after the page have new names. */
export function renaming(): (name: string) => string {
  const classes = (owner: Owner) => new Set(sheetsOf(owner).flatMap(({ cssRules }) => namesIn(cssRules)))
  const late = classes(HTMLLinkElement).difference(classes(HTMLStyleElement))
  return (name) => (late.has(name) ? frozenName(name) : name)
}

/**
 * The rules that come after the page and say something of these parts, for the snapshot's elements alone: when their sheet
 * comes, the browser does not style them anew for it.
 */
export function lateStyles(parts: readonly Element[], rename: (name: string) => string): readonly string[] {
  const dressed = new Set(
    parts.flatMap((part) => [part, ...part.querySelectorAll('[class]')]).flatMap((one) => [...one.classList]),
  )
  return sheetsOf(HTMLLinkElement).flatMap(({ cssRules }) =>
    [...cssRules].flatMap((rule) => keptOf(rule, dressed, rename) ?? []),
  )
}

/** The text of a rule without what says nothing of any of these classes; movement is left to the living page. */
function keptOf(rule: CSSRule, dressed: ReadonlySet<string>, rename: (name: string) => string): string | undefined {
  if (rule instanceof CSSStyleRule) {
    const { selectorText, style } = rule
    const isDressed = classesOf(selectorText).some((name) => dressed.has(name))
    // the root's properties too: when they came later, everything would be styled anew
    if (!isDressed && !document.documentElement.matches(selectorText)) return undefined
    return `${selectorText.replace(CLASS, (_whole, name: string) => `.${rename(name)}`)}{${style.cssText}}`
  }
  if (!(rule instanceof CSSGroupingRule)) return undefined
  const inner = [...rule.cssRules].flatMap((one) => keptOf(one, dressed, rename) ?? [])
  const [head = ''] = rule.cssText.split('{', 1)
  return inner.length === 0 ? undefined : `${head}{${inner.join('')}}`
}
