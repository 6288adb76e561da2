import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { Language } from '../src/shared/constants.ts'
import type { AiToolCatalog, AiToolType } from '../src/shared/entities/ai-tool.ts'
import { presentSite } from '../src/shared/lib/tile/site.ts'
import { readSites } from './icons/catalog.ts'
import { languageModules } from './language-modules.ts'

/** catalog/ai-tools.json; tests check its shape. A tool is a site of the catalogue, which has its name, address and icon. */
interface AiToolsFile {
  readonly favorites: Readonly<Record<Language, readonly string[]>>
  readonly tools: readonly {
    readonly site: string
    readonly type: AiToolType
    readonly about: Readonly<Record<Language, string>>
  }[]
}

/** Provides `virtual:ai-tools/<language>`: the bundled AI tools. */
export const aiTools = (): Plugin => languageModules('ai-tools', readAiTools)

/** The bundled tools in a language. @throws when one is no site of the catalogue. */
export function readAiTools(language: Language): AiToolCatalog {
  const { favorites, tools }: AiToolsFile = JSON.parse(
    readFileSync(new URL('../catalog/ai-tools.json', import.meta.url), 'utf8'),
  )
  const sites = new Map(readSites().map((site) => [site.id, site]))
  return {
    favorites: favorites[language],
    tools: tools.map(({ site: id, type, about }) => {
      const site = sites.get(id)
      if (site === undefined) throw new Error(`the AI tool ${id} is no site of the catalogue`)
      const { category: _, pin: __, ...face } = presentSite(site, language)
      return { ...face, type, about: about[language] }
    }),
  }
}
