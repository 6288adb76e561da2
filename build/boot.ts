import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/** Builds `entry` into one classic script: a module would run only after the first frame. */
async function bundle(root: string, entry: string, minify: boolean): Promise<string> {
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
 * Emits the blocking boot script: in the build under a name that carries its hash, so that a page never gets the script
 * of another build; in the development server as the page names it, `boot.js`.
 */
export function bootScript(root: string, entry: string): Plugin {
  return {
    name: 'genkan-boot',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, output) {
        const code = await bundle(root, entry, true)
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
        bundle(root, entry, false).then((code) => {
          response.setHeader('content-type', 'text/javascript')
          response.end(code)
        }, next)
      })
    },
  }
}

/** Emits the service worker as `sw.js`; in front of it stand the build's stamp and the files that it keeps. */
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
        const files = Object.keys(output).filter(isKept).sort()
        const facts = JSON.stringify({ build, files: files.map((file) => `/${file}`) })
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: `self.genkan=${facts};${await bundle(root, entry, true)}`,
        })
      },
    },
  }
}

/**
 * Every script, style and font but what one language or one first visit alone needs (a page keeps its own of those), and the
 * marks of the search engines.
 */
const isKept = (file: string) =>
  (/^assets\/.+\.(js|css|woff2)$/.test(file) && !/\/(zh-CN|zh-TW|en|ja|ko)[.-]/.test(file)) ||
  file.startsWith('icons/engines/')
