import type { BrowserNode } from '../../../data/bookmarks/kernel/browser-node.ts'
import type { BoundNode } from './bound-node.ts'
import { type BrowserSide, browserSide } from './browser-side.ts'
import type { Target } from './page-side.ts'
import { planStep } from './plan-step.ts'

/** Bookmarks of a folder at most that can be bound: a page of more could not be looked through. */
export const BINDING_LIMIT = 1000

/** What becomes of both sides as they are bound; all counts are of bookmarks. */
export interface Foresight {
  readonly toPage: number
  readonly toBrowser: number
  readonly leftOut: BrowserSide['leftOut']
  /** Whether it is more than can be bound. */
  readonly isTooMuch: boolean
}

/** What would become of a group or folder of the page and a folder of the browser's. */
export function foreseeBinding(page: readonly BoundNode[], folder: BrowserNode, { at }: Target): Foresight {
  const { nodes, leftOut } = browserSide(folder, at === 'group')
  const step = planStep([], { page, browser: nodes }, { createId: () => '' })
  return {
    toPage: step.page.filter((change) => change.kind === 'add' && change.url !== undefined).length,
    toBrowser: step.browser.filter((change) => change.kind === 'add' && change.entry.url !== undefined).length,
    leftOut,
    isTooMuch: step.entries.filter(({ url }) => url !== undefined).length > BINDING_LIMIT,
  }
}
