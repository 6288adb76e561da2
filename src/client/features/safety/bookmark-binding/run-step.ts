import type { Item } from '../../../../shared/entities/item.ts'
import { createId } from '../../../core/tabs/channel.ts'
import { language } from '../../../core/text/i18n.ts'
import { letterColor } from '../../../lib/tile/letter-color.ts'
import { sameJson } from '../../../lib/values/json.ts'
import { home, hostOf } from '../../data/home/index.ts'
import { loadSites, sitesByHost } from '../../data/site-catalog/lazy.ts'
import { boundBrowserFolders, boundFolders, changeBinding, endBinding } from './bindings.ts'
import { changeBrowser, readBrowserFolder } from './browser-folder.ts'
import type { Binding } from './document.ts'
import { browserSide } from './kernel/browser-side.ts'
import { pageSide, withPageChanges } from './kernel/page-side.ts'
import { pairsAfter, planStep, type Step } from './kernel/plan-step.ts'
import { nameOfTarget } from './target-name.ts'

export interface StepPorts {
  /** Whether this tab still leads. */
  readonly mayGoOn: () => boolean
  /** Whether all changes of the home screen are stored, after they were written or have failed. */
  readonly isPageStored: () => Promise<boolean>
}

/**
 * Makes a bound group or folder and its folder in the browser the same again. Nothing happens where the group or folder
 * is gone from the page, which undo may bring back; where the browser's folder is gone, the binding ends.
 *
 * Undo: what comes from the browser is a change of the program, and no step of undo. Undo takes back what was done on the
 * page alone, wherever that is still as it was made, and is carried to the browser like any edit.
 * @throws where bookmarks cannot be read: nothing has changed then
 */
export async function runStep(binding: Binding, { mayGoOn, isPageStored }: StepPorts): Promise<void> {
  const { target, folder } = binding
  if (pageSide(home.get(), target, boundFolders()) === undefined) return
  const node = await readBrowserFolder(folder.id)
  if (!mayGoOn()) return
  if (node === undefined || isAnother(node, folder)) return endBinding(binding, nameOfTarget(home.get(), target))
  const browser = browserSide(node, target.at === 'group', boundBrowserFolders()).nodes
  const known = new Set(binding.pairs.map(({ bookmark }) => bookmark))
  const faceOf = await facesFor(browser.some(({ id }) => !known.has(id)))
  if (!mayGoOn()) return

  const page = pageSide(home.get(), target, boundFolders())
  if (page === undefined) return
  const { pairs, mayGo } = binding
  const step = planStep(pairs, { page, browser }, { createId, ...(mayGo && { mayGo: new Set(mayGo) }) })
  if (step.page.length > 0) home.update((now) => withPageChanges(now, target, step.page, faceOf), { origin: 'program' })
  // a pair of a tile that a full disk has lost would delete its bookmark after a reload
  if (!(await isPageStored()) || !mayGoOn()) return
  keep(binding, { step, done: new Map(), name: node.title })
  if (step.browser.length === 0) return
  const done = await changeBrowser(step, folder.id, mayGoOn)
  keep(binding, { step, done, name: node.title })
}

/** An id of the browser's may be given anew, to another folder. */
const isAnother = ({ dateAdded }: { readonly dateAdded?: number | undefined }, { added }: Binding['folder']): boolean =>
  added !== undefined && dateAdded !== undefined && added !== dateAdded

interface Progress {
  readonly step: Step
  readonly done: Parameters<typeof pairsAfter>[1]
  readonly name: string
}

/** Writes down what both sides have by now, and what the user is to be asked. */
function keep(binding: Binding, { step, done, name }: Progress): void {
  const withheld = new Set(step.withheld.map(({ item }) => item))
  const asked = step.question && { side: step.question.side, items: step.question.pairs.map(({ item }) => item) }
  changeBinding(binding, ({ target, folder, pairs, question, mayGo }) => {
    const before = new Set(pairs.map(({ item }) => item))
    // an answer that was given meanwhile has forgotten some of them
    const kept = pairsAfter(step, done).filter(({ item }) => !withheld.has(item) || before.has(item))
    const isPutOff = question?.isPutOff === true && sameJson(question.items, asked?.items)
    const next = { target, folder: { ...folder, name }, pairs: [...kept] }
    // an answer that was given during the step is for the next one
    if (mayGo !== undefined && !sameJson(mayGo, binding.mayGo)) return { ...next, mayGo }
    return { ...next, ...(asked && { question: { ...asked, isPutOff } }) }
  })
}

let siteOf: ReturnType<typeof sitesByHost> | undefined

/** How new icons look: as the catalogue draws their sites, else as letters. @param isNeeded whether there are new ones */
async function facesFor(isNeeded: boolean): Promise<(url: string) => Partial<Item>> {
  if (isNeeded) siteOf ??= sitesByHost(await loadSites(language()))
  return (url) => {
    const site = siteOf?.(url)
    if (site?.src === undefined) return { background: letterColor(hostOf(url)) }
    return { src: site.src, ...(site.background !== undefined && { background: site.background }) }
  }
}
