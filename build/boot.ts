import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { LANGUAGES } from '../src/shared/constants.ts'
import { isOfExcalidraw } from './excalidraw.ts'

/** Bundles `entry` into one classic script: a module script would run only after the first frame. */
async function bundleClassic(root: string, entry: string, minify: boolean): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: join(root, entry), output: { format: 'iife' } },
    },
  })
  const [first] = [result].flat()
  const chunk =
    first !== undefined && 'output' in first ? first.output.find((output) => output.type === 'chunk') : undefined
  if (chunk?.type !== 'chunk') throw new Error(`${entry} gave no script`)
  return chunk.code
}

/**
 * Emits the blocking boot script: in a build with a hash in its name, so that a page never runs the script of another
 * build; in the development server as `boot.js`, the name in the page.
 */
export function bootScript(root: string, entry: string): Plugin {
  return {
    name: 'genkan-boot',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, output) {
        const code = await bundleClassic(root, entry, true)
        const file = `assets/boot-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
        this.emitFile({ type: 'asset', fileName: file, source: code })
        for (const page of Object.values(output)) {
          if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue
          page.source = String(page.source).replace(/ vite-ignore(?= )|(?<=src="\/?)boot\.js/g, (found) =>
            found === 'boot.js' ? file : '',
          )
        }
      },
    },
    configureServer(server) {
      server.middlewares.use('/boot.js', (_request, response, next) => {
        bundleClassic(root, entry, false).then((code) => {
          response.setHeader('content-type', 'text/javascript')
          response.end(code)
        }, next)
      })
    },
  }
}

/**
 * Emits the service worker as `sw.js`, prefixed with the build's stamp, the list of files to cache and, by name, those of
 * parts that are cached for desktops that have them.
 */
export function offlineWorker(root: string, entry: string): Plugin {
  return {
    name: 'genkan-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, output) {
        const page = output['index.html']
        const build =
          page?.type === 'asset' ? /name="genkan-build" content="([^"]+)"/.exec(String(page.source))?.[1] : ''
        const all = Object.values(output)
        const files = addressesOf(all.filter((file) => isCachedOffline(file.fileName) && !isOfExcalidraw(file)))
        const parts = { 'white-board': addressesOf(all.filter(isOfExcalidraw)) }
        const facts = JSON.stringify({ build, files, parts })
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: `self.genkan=${facts};${await bundleClassic(root, entry, true)}`,
        })
      },
    },
  }
}

const addressesOf = (files: readonly { readonly fileName: string }[]) =>
  files.map(({ fileName }) => `/${fileName}`).sort()

const OF_A_LANGUAGE = new RegExp(`/(?:${LANGUAGES.join('|')})[.-]`)

/**
 * Files cached for offline use: scripts, styles, fonts and the marks of search engines. Those of a single language are
 * excluded; a page caches those that it uses. Excalidraw, of 2 MB, is a part.
 */
const isCachedOffline = (file: string) =>
  (/^assets\/.+\.(js|css|woff2)$/.test(file) && !OF_A_LANGUAGE.test(file)) || file.startsWith('icons/engines/')
