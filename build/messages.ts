import { globSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { LANGUAGES } from '../src/shared/constants.ts'

const PREFIX = 'virtual:messages/'
/** The names of the modules: of each language the texts of the first frame, and all others. */
const NAMES = LANGUAGES.flatMap((language) => [`${language}.first-frame`, language])

/** Provides `virtual:messages/<name>`: the contents of the files `locales/<name>.json` by their paths in the client. */
export function messageCatalogs(client: string): Plugin {
  return {
    name: 'genkan-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      const name = NAMES.find((one) => id === `\0${PREFIX}${one}`)
      return name && joinFiles(client, globSync(`{ui,features/*/*,widgets/*}/locales/${name}.json`, { cwd: client }))
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

function joinFiles(client: string, files: readonly string[]): string {
  const paths = files.map(normalizePath).toSorted()
  const imports = paths.map(
    (path, index) => `import _${index} from ${JSON.stringify(normalizePath(join(client, path)))}`,
  )
  return `${imports.join('\n')}\nexport default {${paths.map((path, index) => `${JSON.stringify(path)}: _${index}`).join(', ')}}`
}
