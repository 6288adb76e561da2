import { join } from 'node:path'
import type { Plugin } from 'vite'
import { LANGUAGES } from '../src/shared/constants.ts'

/** The names of the virtual modules, with the end of their files' names. */
const PARTS = { 'home-messages': '.home', messages: '' }

/**
 * Provides `virtual:home-messages/<language>`, the texts of the first frame, and `virtual:messages/<language>`, all
 * others, each as the contents of the files in `locales/` by their paths.
 */
export function messageCatalogs(client: string): Plugin {
  const modules = Object.entries(PARTS).flatMap(([name, part]) =>
    LANGUAGES.map((language) => {
      const file = `${language}${part}`
      // the id is a path beside the module that asks, from which the pattern is resolved
      return { request: `virtual:${name}/${language}`, id: join(client, `languages/${file}.ts`), code: globOf(file) }
    }),
  )
  return {
    name: 'genkan-messages',
    enforce: 'pre',
    resolveId: (request) => modules.find((one) => one.request === request)?.id,
    load: (id) => modules.find((one) => one.id === id)?.code,
  }
}

const globOf = (file: string) =>
  `export default import.meta.glob('../{ui,features/*/*,widgets/*}/locales/${file}.json', { eager: true, import: 'default' })`
