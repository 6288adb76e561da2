import '../ui/styles/styles.css'
import { cleanup, render } from 'vitest-browser-react'
import type { Language } from '../../shared/constants.ts'
import { App, preloadShell } from '../app/App.tsx'
import { collectDeferred } from '../contributions/deferred.ts'
import { collectFirstFrame } from '../contributions/first-frame.ts'
import { syncProperties } from '../core/contribute/properties.ts'
import { completeRegistry, fillRegistry, registry } from '../core/contribute/registry.ts'
import { syncTheme } from '../features/data/theme/index.ts'
import { addDigits } from '../first-frame/boot/digits.ts'
import { isMobile, scaleOf } from '../first-frame/boot/screen.ts'
import { loadAllMessages, loadFirstFrameMessages } from '../startup/languages.ts'
import { setDataValue, setFlag } from '../ui/dom.ts'
import { deriveAccents } from '../ui/styles/accent.ts'

/** A wallpaper without a picture, which would have to be decoded. */
const PLAIN = { wallpaperType: 0, wallpaperBg: '#dfe7ee' }

const prepare = once(async () => {
  const root = document.documentElement
  setDataValue(root, 'glass-tier', 'solid')
  setFlag(root, 'glass-tier-pinned', true)
  fillRegistry(collectFirstFrame())
  fillRegistry(collectDeferred())
  completeRegistry()
  syncTheme(root)
  syncProperties(root, registry().properties)
  deriveAccents('light')
  addDigits()
  await preloadShell()
})

/**
 * Draws the live home screen with these contents of documents, by their ids: without storage, server and first frame,
 * over a plain colour, without blur and animations.
 */
export async function drawHome(
  documents: Readonly<Record<string, object>> = {},
  language: Language = 'zh-CN',
): Promise<void> {
  const root = document.documentElement
  await cleanup()
  document.getElementById('root')?.remove()
  root.lang = language
  await loadFirstFrameMessages(language)
  await prepare()
  await loadAllMessages(language)
  const screen = { width: innerWidth, height: innerHeight, coarse: false }
  setFlag(root, 'mobile', isMobile(screen))
  root.style.setProperty('--gk-s', String(scaleOf(screen)))
  const contents: Readonly<Record<string, object>> = { wallpaper: PLAIN, ...documents }
  for (const one of registry().documents) {
    const decoded = one.decode({ version: 0, data: contents[one.id] ?? {} })
    one.set(one.initial, { origin: 'storage' }) // ends what its contents have begun, such as edit sessions
    one.set(contents[one.id] !== undefined && decoded.at === 'read' ? decoded.value : one.initial, {
      origin: 'storage',
    })
  }
  const container = document.body.appendChild(document.createElement('div'))
  container.id = 'root'
  await render(<App />, { container })
}

/** Calls an asynchronous function the first time only. */
function once(call: () => Promise<void>): () => Promise<void> {
  let called: Promise<void> | undefined
  return () => {
    called ??= call()
    return called
  }
}
