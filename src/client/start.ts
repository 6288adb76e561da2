import './ui/styles.css'
import './ui/figures.css'
import { createElement, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App, preloadParts } from './App.tsx'
import { collectHome } from './contributions.ts'
import { isFrozen, replaceFirst, waitBehindFirst } from './core/first.ts'
import { openKeeper } from './core/keeper.ts'
import { openPlatform, type Platform } from './core/platform.ts'
import { fillRegistry, registry } from './core/registry.ts'
import { timeSettings } from './features/clock/index.ts'
import { current, home } from './features/groups/index.ts'
import { searchSettings } from './features/search/index.ts'
import { keepTheme, wantedLanguage } from './features/theme/index.ts'
import { speakHome } from './languages/index.ts'

/** What differs between the web page and the extension's new tab. */
export interface Place {
  readonly kind: Platform['kind']
  /** The server's address without a slash at the end; undefined where there is none. */
  readonly server: string | undefined
}

/** The composition root: opens storage, reads the documents, mounts the page; the rest waits for the first frame. */
export async function start({ kind, server }: Place): Promise<void> {
  fillRegistry(collectHome())
  if (isFrozen()) void preloadParts()
  const speaking = speakHome(wantedLanguage())
  const platform = await openPlatform(kind, server)
  const keeper = openKeeper({ ...platform, storage: platform.documents })
  await keeper.keep(registry().documents)
  await speaking
  const language = wantedLanguage()
  const isNew = [home, searchSettings, timeSettings].some((document) => !keeper.had(document))
  await Promise.all([speakHome(language), isNew && import('./greet.ts').then(({ greet }) => greet(keeper, language))])
  const root = document.documentElement
  if (root.lang !== language) root.lang = language // the same one again would have everything styled anew
  keepTheme(root)
  current.setState({ id: root.dataset['shown'] ?? '' }) // the one of the first frame
  const place = document.getElementById('root')
  if (place !== null) {
    waitBehindFirst(place)
    // in slices: the first frame stands for it, and keys come first
    startTransition(() => createRoot(place).render(createElement(App)))
    void takeOver(place)
  }
  afterFirstFrame(async () => (await import('./settle.ts')).settle(platform, keeper))
}

/** Puts the living page in the first frame's place; at once where what should do it with care cannot be loaded. */
async function takeOver(page: HTMLElement): Promise<void> {
  const { thaw } = await import('./parts.ts').catch(() => ({ thaw: undefined }))
  try {
    await thaw?.(page)
  } finally {
    replaceFirst(page) // whatever went wrong, which is told like any mistake
  }
}

/** After two frames: the first one paints, the second one proves that it has been painted. */
function afterFirstFrame(task: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(task)))
}
