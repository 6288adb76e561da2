import { dataValue } from './ui/dom.ts'
import './ui/styles/styles.css'
import './ui/styles/figures.css'
import { createElement, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App, preloadShell } from './App.tsx'
import { collectHome } from './contributions.ts'
import { hideBehindFirstFrame, isSnapshotShown, replaceFirstFrame } from './core/first-frame.ts'
import { openPersistence } from './core/persistence.ts'
import { openPlatform, type Platform } from './core/platform.ts'
import { fillRegistry, registry } from './core/registry.ts'
import { timeSettings } from './features/clock/index.ts'
import { current, home } from './features/home/index.ts'
import { searchSettings } from './features/search/index.ts'
import { preferredLanguage, syncTheme } from './features/theme/index.ts'
import { loadHomeMessages } from './languages/index.ts'

/** What differs between the web page and the extension's new tab. */
export interface Host {
  readonly kind: Platform['kind']
  /** The server's address without a slash at the end; undefined where there is none. */
  readonly server: string | undefined
}

/** The composition root: opens storage, reads the documents, mounts the page; the rest waits for the first frame. */
export async function start({ kind, server }: Host): Promise<void> {
  fillRegistry(collectHome())
  if (isSnapshotShown()) void preloadShell()
  const speaking = loadHomeMessages(preferredLanguage())
  const platform = await openPlatform(kind, server)
  const persistence = openPersistence({ ...platform, storage: platform.documents })
  await persistence.persist(registry().documents)
  await speaking
  const language = preferredLanguage()
  const isNew = [home, searchSettings, timeSettings].some((document) => !persistence.wasStored(document))
  await Promise.all([
    loadHomeMessages(language),
    isNew && import('./seed-first-run.ts').then(({ seedFirstRun }) => seedFirstRun(persistence, language)),
  ])
  const root = document.documentElement
  if (root.lang !== language) root.lang = language // the same one again would have everything styled anew
  syncTheme(root)
  current.setState({ id: dataValue(root, 'shown-group') ?? '' }) // the one of the first frame
  const place = document.getElementById('root')
  if (place !== null) {
    hideBehindFirstFrame(place)
    // in slices: the first frame stands for it, and keys come first
    startTransition(() => createRoot(place).render(createElement(App)))
    void takeOver(place)
  }
  afterFirstFrame(async () => (await import('./start-deferred.ts')).startDeferred(platform, persistence))
}

/** Puts the living page in the first frame's place; at once where what should do it with care cannot be loaded. */
async function takeOver(page: HTMLElement): Promise<void> {
  const { handOff } = await import('./shell.ts').catch(() => ({ handOff: undefined }))
  try {
    await handOff?.(page)
  } finally {
    replaceFirstFrame(page) // whatever went wrong, which is told like any mistake
  }
}

/** After two frames: the first one paints, the second one proves that it has been painted. */
function afterFirstFrame(task: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(task)))
}
