import type { AnyDocument } from '../../core/document.ts'
import { history } from '../../core/history.ts'
import { language } from '../../core/i18n.ts'
import { registry } from '../../core/registry.ts'
import { restoreDocuments, type SavedDocuments, saveDocuments } from '../../core/saved-documents.ts'
import type { Settings } from '../../core/settings.ts'
import { home } from '../home/index.ts'
import { firstDesktop } from '../home/lazy.ts'
import { keepVersion } from '../local-history/lazy.ts'
import { selectFirstEngines } from '../search/index.ts'
import { documentsOf, type ResetKind } from './reset-scope.ts'
import { keepBeforeReset, readBeforeReset } from './reset-snapshot.ts'

let fillWelcome: () => Promise<void> = () => Promise.resolve()

/** Tells how a new user's first contents are put into widgets; called once, at the start. */
export function connectWelcome(fill: () => Promise<void>): void {
  fillWelcome = fill
}

/**
 * Resets settings, desktop or everything on this device, after a snapshot of what it was; one step of undo, and
 * `undoReset` brings back what undo does not know, such as counters.
 * @throws if the snapshot cannot be stored: nothing has changed then
 */
export async function reset(kind: ResetKind): Promise<void> {
  const documents = documentsOf(kind, registry().documents)
  const desktop = await firstDesktop(language())
  await keepVersion('reset')
  await keepBeforeReset({ kind, ...saveDocuments(documents) })
  const endStep = history.beginTransaction()
  try {
    for (const one of documents) one.set(one.id === home.id ? desktop : initialOf(one))
    if (kind !== 'desktop') selectFirstEngines(language(), 'local')
    if (kind === 'everything') await fillWelcome()
  } finally {
    endStep()
  }
}

const initialOf = (document: AnyDocument): unknown =>
  isSettings(document) ? document.defaults(language()) : document.initial

const isSettings = (document: AnyDocument): document is Settings => 'fields' in document

/** Brings back what the last reset has taken; one step of undo. Resolves false if nothing is kept. */
export async function undoReset(): Promise<boolean> {
  const snapshot = await readBeforeReset()
  if (snapshot === undefined) return false
  history.transact(() => restoreDocuments(snapshot))
  await keepBeforeReset(undefined)
  return true
}

/**
 * Replaces everything on this device by saved documents, which `undoReset` takes back as it does a reset; one step of
 * undo.
 * @throws if what was there cannot be stored: nothing has changed then
 */
export async function replaceEverything(saved: SavedDocuments): Promise<void> {
  await keepVersion('logout')
  await keepBeforeReset({ kind: 'everything', ...saveDocuments(registry().documents) })
  history.transact(() => restoreDocuments(saved))
}
