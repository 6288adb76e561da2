import { type BinaryToTextEncoding, createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'

const MODULE = 'virtual:game-pages'

/** A game as one page: script, styles and pictures are in it, so that it needs nothing from anywhere. */
export interface GamePage {
  readonly html: string
  /** What a content security policy needs to let its script and its styles be: `'sha256-…'`. */
  readonly script: string
  readonly style: string
}

const hashOf = (text: string, encoding: BinaryToTextEncoding = 'base64'): string =>
  createHash('sha256').update(text).digest(encoding)

/** The ids of all games: the folders that have a `game.ts`. @param games `src/games` */
export const gameIds = (games: string): readonly string[] =>
  globSync('*/game.ts', { cwd: games }).map(dirname).toSorted()

/** Builds a game into its page. @param folder such as `src/games/2048` */
export async function buildGame(folder: string): Promise<GamePage> {
  const { script, style } = await bundle(join(folder, 'main.tsx'), [workerSources()])
  return pageOf(basename(folder), script, style)
}

/** All that a program imports, in one script and one sheet. */
async function bundle(entry: string, plugins: Plugin[]): Promise<{ readonly script: string; readonly style: string }> {
  const result = await build({
    configFile: false,
    root: dirname(entry),
    logLevel: 'warn',
    plugins,
    css: { modules: { generateScopedName: (name, file) => `${name}-${hashOf(basename(file), 'hex').slice(0, 4)}` } },
    build: {
      write: false,
      target: 'es2023',
      cssTarget: ['chrome125', 'firefox128', 'safari17.5'],
      cssCodeSplit: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        output: { format: 'iife', codeSplitting: false },
        checks: { pluginTimings: false },
      },
    },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return {
    script: outputs.flatMap((one) => (one.type === 'chunk' ? [one.code] : [])).join('\n'),
    style: outputs
      .flatMap((one) => (one.type === 'asset' && one.fileName.endsWith('.css') ? [String(one.source)] : []))
      .join('\n'),
  }
}

const SOURCE = '?source'

/** Provides `FILE.worker.ts?source`: the program of a worker as text. */
function workerSources(): Plugin {
  return {
    name: 'genkan-worker-sources',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith(SOURCE)) return undefined
      const file = await this.resolve(id.slice(0, -SOURCE.length), importer)
      return file && `\0${file.id}${SOURCE}`
    },
    async load(id) {
      if (!id.startsWith('\0') || !id.endsWith(SOURCE)) return undefined
      const file = id.slice(1, -SOURCE.length)
      this.addWatchFile(file)
      return `export default ${JSON.stringify(await bundle(file, []).then(({ script }) => script))}`
    },
  }
}

function pageOf(id: string, source: string, style: string): GamePage {
  const script = source.replaceAll('</script', '<\\/script').trim()
  const css = style.replaceAll('</', '<\\/').trim()
  const html = `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>${id}</title><link rel="icon" href="data:,"><style>${css}</style></head><body><script>${script}</script></body></html>
`
  return { html, script: `'sha256-${hashOf(script)}'`, style: `'sha256-${hashOf(css)}'` }
}

/**
 * Builds every game into `games/ID/index.html`, writes their hashes to `.vite/games.json` for the server's content
 * security policy, and provides `virtual:game-pages`: the addresses of the games by their ids. An address names its
 * content, so that a browser keeps it for good.
 * @param games `src/games`
 * @param base of the addresses, such as `/`; without one this build has no games, and they are at the server
 */
export function gamePages(games: string, base: string | undefined): Plugin {
  let pages: Promise<ReadonlyMap<string, GamePage>> | undefined
  let isServing = false
  const builtPages = () => {
    pages ??= Promise.all(gameIds(games).map(async (id) => [id, await buildGame(join(games, id))] as const)).then(
      (built) => new Map(built),
    )
    return pages
  }
  return {
    name: 'genkan-games',
    configResolved: ({ command }) => {
      isServing = command === 'serve'
    },
    resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined
      const isBuilt = base !== undefined && !isServing
      const addresses = isBuilt
        ? [...(await builtPages())].map(([one, page]) => [one, addressOf(base, one, page)] as const)
        : gameIds(games).map((one) => [one, `/games/${one}/`] as const)
      return `export default ${JSON.stringify(Object.fromEntries(addresses))}`
    },
    async generateBundle() {
      if (base === undefined) return
      const built = [...(await builtPages())]
      for (const [id, { html }] of built)
        this.emitFile({ type: 'asset', fileName: `games/${id}/index.html`, source: html })
      const hashes = built.map(([id, { script, style }]) => [`/games/${id}/index.html`, { script, style }])
      this.emitFile({ type: 'asset', fileName: '.vite/games.json', source: JSON.stringify(Object.fromEntries(hashes)) })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, id] = /^\/games\/([\w-]+)\/(?:\?|$)/.exec(request.url ?? '') ?? []
        if (id === undefined || !gameIds(games).includes(id)) return next()
        // each opening builds the game anew
        buildGame(join(games, id)).then(({ html }) => {
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.setHeader('Content-Security-Policy', 'sandbox allow-scripts')
          response.end(html)
        }, next)
      })
    },
  }
}

function addressOf(base: string, id: string, { html }: GamePage): string {
  const version = hashOf(html, 'hex').slice(0, 10)
  // an extension has files, no folders with an index
  return `${base}games/${id}/${base === '/' ? '' : 'index.html'}?v=${version}`
}
