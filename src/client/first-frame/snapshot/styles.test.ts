import { afterEach, expect, test, vi } from 'vitest'
import { classRenamer } from './styles.ts'

class Link {}
class Style {}
class StyleRule {
  readonly selectorText: string
  constructor(selectorText: string) {
    this.selectorText = selectorText
  }
}
class GroupingRule {}

const sheet = (ownerNode: object, selector: string) => ({ ownerNode, cssRules: [new StyleRule(selector)] })
/** A sheet whose file could not be loaded: the browser refuses to list its rules. */
const failedSheet = {
  ownerNode: new Link(),
  get cssRules() {
    throw new DOMException('Cannot access rules', 'InvalidAccessError')
  },
}

afterEach(() => vi.unstubAllGlobals())

test('a sheet that could not be loaded leaves the next first frame the styles of all others', () => {
  vi.stubGlobal('HTMLLinkElement', Link)
  vi.stubGlobal('HTMLStyleElement', Style)
  vi.stubGlobal('CSSStyleRule', StyleRule)
  vi.stubGlobal('CSSGroupingRule', GroupingRule)
  const styleSheets = [sheet(new Style(), '.first'), failedSheet, sheet(new Link(), '.first .later')]
  vi.stubGlobal('document', { styleSheets })
  const rename = classRenamer()
  expect(rename('first')).toBe('first')
  expect(rename('later')).not.toBe('later')
})
