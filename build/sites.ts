import type { Plugin } from 'vite'
import { presentSite } from '../src/shared/lib/tile/site.ts'
import { readSites } from './icons/catalog.ts'
import { languageModules } from './language-modules.ts'

/** Provides `virtual:sites/<language>`: the site catalogue for a page without a server. */
export const bundledSites = (): Plugin =>
  languageModules('sites', (language) => readSites().map((site) => presentSite(site, language)))
