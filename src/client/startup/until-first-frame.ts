import { dataValue } from '../ui/dom.ts'
import '../ui/styles/styles.css'
import { createElement, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App, preloadShell } from '../app/App.tsx'
import { collectFirstFrame } from '../contributions/first-frame.ts'
import { fillRegistry, registry } from '../core/contribute/registry.ts'
import { openPersistence } from '../core/documents/persistence/persistence.ts'
import { loadFaces } from '../core/page/face-urls.ts'
import { loadIcons } from '../core/page/icon-urls.ts'
import { ignoreRepeatedSources } from '../core/page/image-sources.ts'
import { type Host, openPlatform, type Platform } from '../core/page/platform.ts'
import { hideBehindFirstFrame, isSnapshotShown, replaceFirstFrame } from '../core/page/replace-first-frame.ts'
import { currentGroupState, home, tilesOnScreen } from '../features/data/home/index.ts'
import { languageFont, preferredLanguage, syncTheme, themeSettings } from '../features/data/theme/index.ts'
import { desktopIcons } from '../features/layout/home-screen/index.ts'
import { facesIn } from '../lib/tile/face-reference.ts'
import { loadFirstFrameMessages } from './languages.ts'
import { seedFirstRun } from './seed-first-run.ts'

/** The composition root: opens storage, loads documents, mounts the page; the rest waits for the first frame. */
export async function start(host: Host): Promise<void> {
  fillRegistry(collectFirstFrame())
  if (isSnapshotShown()) void preloadShell()
  const messagesLoading = loadFirstFrameMessages(preferredLanguage())
  const platform = await openPlatform(host)
  const persistence = openPersistence({ ...platform, storage: platform.documents })
  await persistence.persist(registry().documents)
  await messagesLoading
  const language = preferredLanguage()
  await Promise.all([loadFirstFrameMessages(language), seedFirstRun(persistence, language)])
  const root = document.documentElement
  if (root.lang !== language) root.lang = language // setting the same one again would restyle the whole page
  syncTheme(root)
  // a later font would lay out the whole page once more
  if (root.style.getPropertyValue('--gk-font') === '') root.style.setProperty('--gk-font', languageFont())
  currentGroupState.setState({ id: dataValue(root, 'shown-group') ?? '' }) // as in the first frame
  await Promise.all([
    themeSettings.get().isPureOffline && keepToOwnHost(platform),
    loadFaces(platform.documents, facesIn([...tilesOnScreen(), ...home.get().dock])),
    loadIcons(platform.documents, desktopIcons()), // of all groups: together they are one answer of the database
  ])
  const container = document.getElementById('root')
  if (container !== null) {
    hideBehindFirstFrame(container)
    ignoreRepeatedSources()
    // a transition renders in slices: input comes first, and the first frame is still shown
    startTransition(() => createRoot(container).render(createElement(App)))
    void replaceWhenReady(container)
  }
  afterFirstFrame(async () => (await import('./after-first-frame.ts')).startAfterFirstFrame(platform, persistence))
}

/** Lets the page load what is its own alone, from its first picture on. */
const keepToOwnHost = async ({ server }: Platform): Promise<void> =>
  (await import('../core/net/own-host-only.ts')).forbidOtherHosts(await server)

/** Replaces the first frame with the live page when it is ready; at once if the hand-off cannot be loaded. */
async function replaceWhenReady(page: HTMLElement): Promise<void> {
  const { handOff } = await import('../app/shell.ts').catch(() => ({ handOff: undefined }))
  try {
    await handOff?.(page)
  } finally {
    replaceFirstFrame(page) // also after an error, which is reported as unhandled
  }
}

/** Calls `task` after two frames: the second one proves that the first was painted. */
function afterFirstFrame(task: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(task)))
}
