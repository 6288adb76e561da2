import './ui/styles.css'
import './ui/figures.css'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { collectHome } from './contributions.ts'
import { type Keeper, openKeeper } from './core/keeper.ts'
import { openPlatform, type Platform } from './core/platform.ts'
import { fillRegistry, registry } from './core/registry.ts'
import { timeSettings } from './features/clock/index.ts'
import { home, layFirstDesktop } from './features/groups/index.ts'
import { searchSettings, selectFirstEngines } from './features/search/index.ts'
import { keepTheme, wantedLanguage } from './features/theme/index.ts'
import { speakHome } from './languages/index.ts'
import { thaw, waitBehindFirst } from './thaw.ts'

/** What differs between the web page and the extension's new tab. */
export interface Place {
  readonly kind: Platform['kind']
  /** The server's address without a slash at the end; undefined where there is none. */
  readonly server: string | undefined
}

/** The composition root: opens storage, reads the documents, mounts the page; the rest waits for the first frame. */
export async function start({ kind, server }: Place): Promise<void> {
  fillRegistry(collectHome())
  const speaking = speakHome(wantedLanguage())
  const platform = await openPlatform(kind, server)
  const keeper = openKeeper({ ...platform, storage: platform.documents })
  await keeper.keep(registry().documents)
  await speaking
  const language = wantedLanguage()
  await Promise.all([speakHome(language), greet(keeper)])
  const root = document.documentElement
  root.lang = language
  keepTheme(root)
  const place = document.getElementById('root')
  if (place !== null) {
    waitBehindFirst(place)
    createRoot(place).render(createElement(App))
    void thaw(place)
  }
  afterFirstFrame(async () => (await import('./settle.ts')).settle(platform, keeper))
}

/** On a first visit: desktop and engines of the language, and no lunar date where it is not read. */
async function greet(keeper: Keeper): Promise<void> {
  const language = wantedLanguage()
  if (!keeper.had(timeSettings) && !language.startsWith('zh')) {
    timeSettings.update((now) => ({ ...now, timeLunar: false }), { origin: 'storage' })
  }
  if (!keeper.had(searchSettings)) await selectFirstEngines(language)
  if (!keeper.had(home)) await layFirstDesktop(language)
}

/** After two frames: the first one paints, the second one proves that it has been painted. */
function afterFirstFrame(task: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(task)))
}
