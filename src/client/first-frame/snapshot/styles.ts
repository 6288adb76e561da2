import { snapshotClass } from './class-names.ts'

type Owner = typeof HTMLLinkElement | typeof HTMLStyleElement

/** The rules of the sheets of these elements; of one that could not be loaded none. */
const rulesOf = (owner: Owner): readonly CSSRule[] =>
  [...document.styleSheets].flatMap((sheet) => (sheet.ownerNode instanceof owner ? readRules(sheet) : []))

function readRules(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

const CLASS = /\.(-?[A-Z_a-z][\w-]*)/g

const classesOf = (selector: string): readonly string[] => [...selector.matchAll(CLASS)].map(([, name = '']) => name)

/** Every class in the selectors of these rules. */
const classesInRules = (rules: Iterable<CSSRule>): readonly string[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return classesOf(rule.selectorText)
    return rule instanceof CSSGroupingRule ? classesInRules(rule.cssRules) : []
  })

/** Renames classes that only deferred sheets (`<link>`) style; see `deferredStyles`. */
export function classRenamer(): (name: string) => string {
  const classes = (owner: Owner) => new Set(classesInRules(rulesOf(owner)))
  const deferred = classes(HTMLLinkElement).difference(classes(HTMLStyleElement))
  return (name) => (deferred.has(name) ? snapshotClass(name) : name)
}

export const classesWithin = (parts: readonly Element[]): ReadonlySet<string> =>
  new Set(parts.flatMap((part) => [part, ...part.querySelectorAll('[class]')]).flatMap((one) => [...one.classList]))

/**
 * The rules of deferred sheets that apply to these parts, under the snapshot's class names: so the snapshot is not
 * restyled when the sheet itself arrives.
 * @param usedClasses the classes within the parts when they were captured
 */
export function deferredStyles(
  parts: readonly Element[],
  usedClasses: ReadonlySet<string>,
  rename: (name: string) => string,
): readonly string[] {
  const isUsed = (selector: string) => {
    const names = classesOf(selector)
    if (names.length > 0) return names.some((name) => usedClasses.has(name))
    const bare = selector.replace(LONE_PSEUDO, ':not(*)').replace(PSEUDO, '')
    return parts.some((part) => part.matches(bare) || part.querySelector(bare) !== null)
  }
  return rulesOf(HTMLLinkElement).flatMap((rule) => filterRule(rule, isUsed, rename) ?? [])
}

/** A pseudo-element, and one without an element before it: `::selection`. */
const PSEUDO = /::[\w-]+(\([^)]*\))?/g
const LONE_PSEUDO = /(?<=^|[\s,>~+(])::[\w-]+(\([^)]*\))?/g

type IsUsed = (selector: string) => boolean

/** The text of a rule without unused selectors; animations are left to the live page. */
function filterRule(rule: CSSRule, isUsed: IsUsed, rename: (name: string) => string): string | undefined {
  if (rule instanceof CSSStyleRule) {
    const { selectorText } = rule
    if (!isUsed(selectorText) && !isOfRoot(selectorText)) return undefined
    return `${selectorText.replace(CLASS, (_match, name: string) => `.${rename(name)}`)}{${rule.style.cssText}}`
  }
  if (!(rule instanceof CSSGroupingRule)) return undefined
  const inner = [...rule.cssRules].flatMap((one) => filterRule(one, isUsed, rename) ?? [])
  return inner.length === 0 ? undefined : `${headOf(rule)}{${inner.join('')}}`
}

/** Whether the root, which has no classes, is meant: arriving later, its properties would restyle everything. */
const isOfRoot = (selectors: string) =>
  selectors.split(',').some((one) => !one.includes('.')) && document.documentElement.matches(selectors)

/** What stands before a group's rules. A layer holds most of a sheet, whose whole text would be written for it. */
const headOf = (rule: CSSGroupingRule): string | undefined =>
  rule instanceof CSSLayerBlockRule ? `@layer ${rule.name}` : rule.cssText.split('{', 1)[0]
