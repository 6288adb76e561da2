import { safeUrl } from '../../../../shared/lib/url/safe-url.ts'
import { type BrowserNode, bookmarksApi, readBrowserTree } from '../../data/bookmarks/lazy.ts'
import { boundName, type Pair } from './kernel/bound-node.ts'
import type { BrowserChange, Step } from './kernel/plan-step.ts'

/**
 * A folder of the browser's bookmarks with all that is in it; undefined where it is gone.
 * @throws where bookmarks cannot be read at all: nothing is known then
 */
export async function readBrowserFolder(id: string): Promise<BrowserNode | undefined> {
  try {
    const [folder] = await bookmarksApi().getSubTree(id)
    if (folder !== undefined) return folder
  } catch (error) {
    if (holds(await readBrowserTree(), id)) throw error
  }
  return undefined
}

const holds = (nodes: readonly BrowserNode[], id: string): boolean =>
  nodes.some((node) => node.id === id || holds(node.children ?? [], id))

/**
 * Carries out what a step changes in the browser, one after another. What the browser refuses is left for the next step.
 * @param folder the id of the bound folder
 * @param mayGoOn asked before each change
 * @returns the changes that were carried out, with the ids of what they have changed
 */
export async function changeBrowser(
  { entries, browser }: Step,
  folder: string,
  mayGoOn: () => boolean,
): Promise<ReadonlyMap<BrowserChange, string>> {
  const folders = new Map(entries.map(({ item, bookmark }) => [item, bookmark]))
  folders.set('', folder)
  const done = new Map<BrowserChange, string>()
  for (const change of browser) {
    if (!mayGoOn()) break
    try {
      const id = await carryOut(change, folders)
      done.set(change, id)
      if (change.kind === 'add') folders.set(change.entry.item, id)
    } catch {
      // refused, or gone meanwhile: the next step sees what has become of it
    }
  }
  return done
}

async function carryOut(change: BrowserChange, folders: ReadonlyMap<string, string | undefined>): Promise<string> {
  const api = bookmarksApi()
  if (change.kind === 'remove') {
    await assertAgreed(change.agreed, folders.get(change.agreed.parent))
    await api.remove(change.agreed.bookmark) // of folders only empty ones
    return change.agreed.bookmark
  }
  if (change.kind === 'change') {
    const { id, name, url } = change
    await api.update(id, { ...(name !== undefined && { title: name }), ...(url !== undefined && { url }) })
    return id
  }
  const { name, url, parent } = change.entry
  const parentId = folders.get(parent)
  if (parentId === undefined) throw new Error('its folder could not be made')
  if (change.kind === 'move') return (await api.move(change.id, { parentId })).id
  return (await api.create({ parentId, title: name, ...(url !== undefined && { url }) })).id
}

/**
 * Rejects where a bookmark is gone, or not as it was agreed: whoever has just edited or moved it keeps it.
 * @param parent the folder that it is to be in; undefined where that goes as well
 */
async function assertAgreed({ bookmark, name, url }: Pair, parent: string | undefined): Promise<void> {
  const [now] = await bookmarksApi().get(bookmark)
  const address = now?.url === undefined ? undefined : safeUrl(now.url)
  if (now === undefined || address !== url || boundName(now.title, address) !== name) throw new Error('it has changed')
  if (parent !== undefined && now.parentId !== parent) throw new Error('it has been moved')
}

/** Calls a listener whenever any bookmark comes, goes or changes. @returns what ends that. Throws as long as it is not allowed */
export function watchBookmarks(listener: () => void): () => void {
  const { onCreated, onChanged, onRemoved, onMoved } = bookmarksApi()
  onCreated.addListener(listener)
  onChanged.addListener(listener)
  onRemoved.addListener(listener)
  onMoved.addListener(listener)
  return () => {
    onCreated.removeListener(listener)
    onChanged.removeListener(listener)
    onRemoved.removeListener(listener)
    onMoved.removeListener(listener)
  }
}
