import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { bootScript, offlineWorker } from './build/boot.ts'
import { gather } from './build/chunks.ts'
import { componentsList } from './build/components.ts'
import { extensionManifest } from './build/extension.ts'
import { firstDesktops } from './build/first-desktop.ts'
import { firstVisit } from './build/first-visit.ts'
import { siteIcons } from './build/icons/plugin.ts'
import { layerOrder } from './build/layer-order.ts'
import { inlineHomeCss, moduleReport, precompress, stampBuild, startLater } from './build/page.ts'

const client = join(import.meta.dirname, 'src/client')
const dist = (name: string) => join(import.meta.dirname, 'dist', name)

/** What every build of the client has in common. */
const shared = (outDir: string): UserConfig => ({
  plugins: [
    // what says 'use memo' is compiled; on the home screen memoising costs more bytes than it saves work
    react({ compiler: { compilationMode: 'annotation' } }),
    optimizeLocales.vite({ locales: ['zh-CN', 'zh-TW', 'en-US', 'ja-JP', 'ko-KR'] }),
    layerOrder(),
    firstDesktops(),
    siteIcons(),
  ],
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2023',
    // without it `color-scheme` is rewritten into variables
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: (file) => file.endsWith('genkan-digits.woff2'),
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
})

/** The web page; the gallery of the design system (development and tests); the browser extension. */
const modes: Readonly<Record<string, () => UserConfig>> = {
  client: () => {
    const base = shared(dist('client'))
    const codeSplitting = {
      groups: [gather({ home: join(client, 'main.ts'), shell: join(client, 'shell.ts') })],
    }
    return {
      ...base,
      build: { ...base.build, rolldownOptions: { ...base.build?.rolldownOptions, output: { codeSplitting } } },
      root: client,
      plugins: [
        ...(base.plugins ?? []),
        bootScript(client, 'boot/boot.ts'),
        componentsList(),
        firstVisit(client),
        startLater(),
        stampBuild(),
        inlineHomeCss(),
        offlineWorker(client, 'offline/worker.ts'),
        moduleReport(),
        precompress(dist('client')),
      ],
    }
  },
  gallery: () => {
    const base = shared(dist('gallery'))
    const input = { gallery: join(client, 'gallery.html') }
    return {
      ...base,
      root: client,
      base: '/gallery/',
      build: { ...base.build, rolldownOptions: { ...base.build?.rolldownOptions, input } },
    }
  },
  extension: () => {
    const base = shared(dist('extension'))
    const root = join(import.meta.dirname, 'src/extension')
    const input = { newtab: join(root, 'newtab.html') }
    return {
      ...base,
      root,
      base: './',
      plugins: [
        ...(base.plugins ?? []),
        bootScript(client, 'boot/boot.ts'),
        extensionManifest(),
        firstVisit(client),
        startLater(),
        stampBuild(),
      ],
      build: { ...base.build, rolldownOptions: { ...base.build?.rolldownOptions, input } },
    }
  },
}

export default defineConfig(({ mode }) => (modes[mode] ?? modes['client'])?.() ?? {})
