import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

const root = join(import.meta.dirname, '..')
const ENTRY = `
const manifests = import.meta.glob(['/widgets/*/widget.ts', '!/widgets/blueprint/*'], { eager: true, import: 'default' })
const catalogs = import.meta.glob('/widgets/*/locales/*.json', { eager: true, import: 'default' })
const textsOf = (id, key) => Object.fromEntries(Object.entries(catalogs)
  .filter(([path, messages]) => path.startsWith('/widgets/' + id + '/') && messages[key] !== undefined)
  .map(([path, messages]) => [path.split('/').at(-1).split('.')[0], messages[key]]))
export const components = Object.values(manifests).map((widget) => ({
  component: widget.id, category: widget.category, size: widget.size, sizes: widget.sizes,
  names: textsOf(widget.id, 'name'), infos: textsOf(widget.id, 'info'),
}))
`

/** The official components by the widgets' manifests and message catalogs. */
async function readComponents(): Promise<unknown> {
  const virtual = 'virtual:components'
  const outDir = join(root, 'node_modules/.cache/genkan/components')
  await build({
    configFile: false,
    root: join(root, 'src/client'),
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'genkan-components-entry',
        resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
        load: (id) => (id === `\0${virtual}` ? ENTRY : undefined),
      },
    ],
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: { components: virtual },
        output: { entryFileNames: 'components.mjs' },
        external: [/^[^./\0]/],
      },
    },
  })
  const url = `${pathToFileURL(join(outDir, 'components.mjs')).href}?${Date.now()}`
  const module: { components: unknown } = await import(url)
  return module.components
}

/** Emits `components.json`, from which the server answers `/api/components`. */
export function componentsList(): Plugin {
  return {
    name: 'genkan-components',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'components.json', source: JSON.stringify(await readComponents()) })
    },
    async configureServer() {
      // In development the API reads the list from dist.
      mkdirSync(join(root, 'dist/client'), { recursive: true })
      writeFileSync(join(root, 'dist/client/components.json'), JSON.stringify(await readComponents()))
    },
  }
}
