import type { Plugin } from 'vite'
import { LANGUAGES } from '../src/shared/constants.ts'
import { presentSite } from '../src/shared/lib/tile/site.ts'
import { readSites } from './icons/catalog.ts'

const PREFIX = 'virtual:sites/'

/** Provides `virtual:sites/<language>`: the site catalogue for a page without a server. */
export function bundledSites(): Plugin {
  return {
    name: 'genkan-sites',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      const language = LANGUAGES.find((one) => id === `\0${PREFIX}${one}`)
      if (language === undefined) return undefined
      return `export default ${JSON.stringify(readSites().map((site) => presentSite(site, language)))}`
    },
  }
}
