import { globSync } from 'node:fs'
import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { aiTools } from './build/ai-tools.ts'
import { bootScript, offlineWorker } from './build/boot.ts'
import { groupChunks } from './build/chunks.ts'
import { classNames } from './build/class-names.ts'
import { componentsList } from './build/components.ts'
import { desktopIcons } from './build/desktop-icons.ts'
import { emoji } from './build/emoji.ts'
import { excalidraw, excalidrawChunk } from './build/excalidraw.ts'
import { extensionManifest } from './build/extension/plugin.ts'
import { firstDesktops } from './build/first-desktop.ts'
import { firstVisit } from './build/first-visit.ts'
import { gamePages } from './build/games.ts'
import { siteIcons } from './build/icons/plugin.ts'
import { layerOrder } from './build/layer-order.ts'
import { licences } from './build/licences.ts'
import { messageCatalogs } from './build/messages.ts'
import { deferProgram, inlineHomeCss, moduleReport, precompress, stampBuild } from './build/page.ts'
import { bundledSites } from './build/sites.ts'
import { rejectIneffectiveImports } from './build/warnings.ts'
import { LANGUAGE_TABLE } from './src/shared/languages.ts'

const client = join(import.meta.dirname, 'src/client')
const dist = (name: string) => join(import.meta.dirname, 'dist', name)

/** Plugins and class names that the client's code needs wherever it runs: in builds, in component tests. */
export const clientCode = (
  /** The address below which this build has the games, where it builds them. */
  gamesBase?: string,
): Pick<UserConfig, 'plugins' | 'css' | 'optimizeDeps'> => ({
  plugins: [
    // Compiles only functions with 'use memo': on the home screen memoisation costs more bytes than it saves time.
    react({ compiler: { compilationMode: 'annotation' } }),
    optimizeLocales.vite({ locales: Object.values(LANGUAGE_TABLE).map(({ regional }) => regional) }),
    layerOrder(),
    firstDesktops(),
    desktopIcons(),
    bundledSites(),
    aiTools(),
    emoji(),
    messageCatalogs(client),
    gamePages(join(import.meta.dirname, 'src/games'), gamesBase),
    siteIcons(),
    excalidraw(),
  ],
  css: classNames(client),
  optimizeDeps: { rolldownOptions: { plugins: [messageCatalogs(client)] } }, // the scan reads imports of catalogs, too
})

/** Configuration common to all builds of the client. */
const shared = (outDir: string, gamesBase?: string): UserConfig => ({
  ...clientCode(gamesBase),
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // A chunk is asked for together with its styles; its imports are nearly always loaded already (`groupChunks`).
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((one) => one === file),
    },
    target: 'es2023',
    // Without it `color-scheme` is rewritten into variables.
    cssTarget: ['chrome125', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      onwarn: rejectIneffectiveImports,
      // The kit only re-exports: a widget loads what it uses of it. Its fonts are imported for their effect.
      treeshake: { moduleSideEffects: [{ test: /\/src\/client\/kit\/(?!reading\.ts)/, sideEffects: false }] },
    },
  },
})

/** The web page; the gallery of the design system (development and tests); the browser extension. */
const modes: Readonly<Record<string, () => UserConfig>> = {
  client: () => {
    const base = shared(dist('client'), '/')
    const inClient = (...paths: readonly string[]) => paths.map((path) => join(client, path))
    const searchables = globSync('{features/*,widgets}/*/searchable.ts', { cwd: client })
    const groups = groupChunks({
      home: inClient('main.ts'),
      shell: inClient('app/shell.ts', 'features/layout/first-desktop/first-desktop.ts'),
      // after the first frame of every visit, with the tiles of all widgets, what they do unseen and what a new user finds
      // in them: each visit runs the starts of all widgets
      deferred: inClient(
        'startup/after-first-frame.ts',
        'features/desk/tiles/lazy.ts',
        'features/layout/grid/lazy.ts',
        'features/layout/free-layout/lazy.ts',
        'features/data/live-data/lazy.ts',
        'features/look/wallpaper/tone/analyse-wallpaper.ts',
        'features/look/wallpaper/daylight/follow.ts',
        ...globSync('../../catalog/wallpapers/*.ridge.json', { cwd: client }),
        'features/shell/hints/HintPill.tsx',
        'features/desk/search/focus/autofocus.ts',
        'offline/register.ts',
        'ui/icons/home-paths.ts?raw',
        'ui/icons/paths.ts?raw',
        ...searchables,
        ...globSync('widgets/*/{Tile.tsx,start.ts,welcome.ts}', { cwd: client }),
      ),
      // in the first idle moment, for the first menu and the first search
      panels: inClient(
        'ui/overlay/menu/Menu.tsx',
        'features/desk/search/panel/entry.ts',
        'ui/overlay/loading/LoadingOverlay.tsx',
      ),
      // the previews of the list of components
      showcases: inClient(...globSync('widgets/*/showcase.ts', { cwd: client })),
      settings: inClient('features/shell/settings/Drawer.tsx', 'contributions/settings-tabs.ts'),
    })
    const codeSplitting = { groups: [...groups, excalidrawChunk()] }
    return {
      ...base,
      build: { ...base.build, rolldownOptions: { ...base.build?.rolldownOptions, output: { codeSplitting } } },
      root: client,
      plugins: [
        ...(base.plugins ?? []),
        bootScript(client, 'first-frame/boot/boot.ts'),
        componentsList(),
        firstVisit(client),
        deferProgram(),
        stampBuild(),
        inlineHomeCss(),
        offlineWorker(client, 'offline/worker.ts'),
        licences(import.meta.dirname),
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
    const base = shared(dist('extension'), './')
    const root = join(import.meta.dirname, 'src/extension')
    const input = {
      newtab: join(root, 'newtab.html'),
      popup: join(root, 'popup.html'),
      background: join(root, 'background/background.ts'),
    }
    const output = {
      // the manifest names it
      entryFileNames: ({ name }: { readonly name: string }) =>
        name === 'background' ? '[name].js' : 'assets/[name]-[hash].js',
    }
    return {
      ...base,
      root,
      base: './',
      plugins: [
        ...(base.plugins ?? []),
        bootScript(client, 'first-frame/boot/boot.ts'),
        extensionManifest(),
        licences(import.meta.dirname),
        firstVisit(client),
        deferProgram(),
        stampBuild(),
      ],
      build: { ...base.build, rolldownOptions: { ...base.build?.rolldownOptions, input, output } },
    }
  },
}

export default defineConfig(({ mode }) => (modes[mode] ?? modes.client)?.() ?? {})
