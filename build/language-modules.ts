import type { Plugin, Rolldown } from 'vite'
import { LANGUAGES, type Language } from '../src/shared/constants.ts'

/**
 * Provides `virtual:<name>/<language>`: data of the catalog in a language, as the module's default export.
 * @param data what is exported, or its promise; it may name files to watch
 */
export function languageModules(
  name: string,
  data: (language: Language, context: Rolldown.PluginContext) => unknown,
): Plugin {
  const prefix = `virtual:${name}/`
  return {
    name: `genkan-${name}`,
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      const language = LANGUAGES.find((one) => id === `\0${prefix}${one}`)
      return language && `export default ${JSON.stringify(await data(language, this))}`
    },
  }
}
