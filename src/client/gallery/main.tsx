import { addDigits } from '../first-frame/boot/digits.ts'
import { setDataValue } from '../ui/dom.ts'
import '../ui/styles/styles.css'
import '../ui/styles/tokens.deferred.css'
import { createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { collectFirstFrame } from '../contributions/first-frame.ts'
import { completeRegistry, fillRegistry } from '../core/contribute/registry.ts'
import type { Widget } from '../core/contribute/widget.ts'
import { loadAllMessages, loadFirstFrameMessages } from '../startup/languages.ts'
import { followGlass } from '../ui/glass/glass-follow.ts'
import { Gallery } from './Gallery.tsx'
import { readQuery } from './query.ts'

const query = readQuery(location.search)
const root = document.documentElement
root.lang = query.language
setDataValue(root, 'theme', query.theme)
setDataValue(root, 'glass-tier', query.perf)
setDataValue(root, 'wallpaper-text', query.theme === 'light' ? 'ink' : 'paper')
// the template of widgets is in no build of the product, but in the gallery
const template = import.meta.glob<Widget>('../widgets/blueprint/widget.ts', { eager: true, import: 'default' })
const firstFrame = collectFirstFrame()
fillRegistry({ ...firstFrame, widgets: [...firstFrame.widgets, ...Object.values(template)] })
completeRegistry()
await loadFirstFrameMessages(query.language)
await loadAllMessages(query.language)
const showcases = query.samples ? await (await import('../contributions/deferred.ts')).loaders.showcases() : []
addDigits()
followGlass()

const container = document.getElementById('root')
if (container !== null) {
  const reactRoot = createRoot(container)
  reactRoot.render(createElement(StrictMode, {}, createElement(Gallery, { query, showcases })))
  Object.assign(window, { unmountGallery: () => reactRoot.unmount() }) // for tests of what a widget leaves behind
}
