import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { LANGUAGES } from '../src/shared/constants.ts'

const PREFIX = 'virtual:messages/'
/** The names of the modules: of each language the texts of the first frame, and all others. */
const NAMES = LANGUAGES.flatMap((language) => [`${language}.first-frame`, language])

/** What the page says of a game; all other texts of a game are in the game's own page. */
const TEXTS_OF_GAMES = ['name', 'otherNames', 'info', 'progress']

/**
 * Provides `virtual:messages/<name>`: the contents of the files `locales/<name>.json` by their paths in the client, and of
 * each game what the page says of it, as `games/game-ID/locales/<name>.json`.
 */
export function messageCatalogs(client: string): Plugin {
  const games = join(client, '../games')
  return {
    name: 'genkan-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      const name = NAMES.find((one) => id === `\0${PREFIX}${one}`)
      if (name === undefined) return undefined
      const own = globSync(`{ui,features/*/*,widgets/*}/locales/${name}.json`, { cwd: client })
      return joinFiles(client, own, textsOfGames(games, globSync(`*/locales/${name}.json`, { cwd: games })))
    },
    /** A file that is added or removed changes the list in the module. */
    configureServer({ watcher, moduleGraph }) {
      const forget = (file: string) => {
        if (!normalizePath(file).includes('/locales/')) return
        for (const name of NAMES) {
          const module = moduleGraph.getModuleById(`\0${PREFIX}${name}`)
          if (module !== undefined) moduleGraph.invalidateModule(module)
        }
      }
      watcher.on('add', forget).on('unlink', forget)
    },
  }
}

function textsOfGames(games: string, files: readonly string[]): Readonly<Record<string, unknown>> {
  const paths = files.map(normalizePath).filter((path) => !path.startsWith('kit/'))
  return Object.fromEntries(
    paths.toSorted().map((path) => {
      const texts: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(join(games, path), 'utf8'))
      return [`games/game-${path}`, Object.fromEntries(TEXTS_OF_GAMES.map((key) => [key, texts[key]]))]
    }),
  )
}

function joinFiles(client: string, files: readonly string[], others: Readonly<Record<string, unknown>>): string {
  const paths = files.map(normalizePath).toSorted()
  const imports = paths.map(
    (path, index) => `import _${index} from ${JSON.stringify(normalizePath(join(client, path)))}`,
  )
  const entries = [
    ...paths.map((path, index) => `${JSON.stringify(path)}: _${index}`),
    ...Object.entries(others).map(([path, texts]) => `${JSON.stringify(path)}: ${JSON.stringify(texts)}`),
  ]
  return `${imports.join('\n')}\nexport default {${entries.join(', ')}}`
}
