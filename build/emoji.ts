import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { languageModules } from './language-modules.ts'

/** Provides `virtual:emoji/<language>`: the emoji with their names in a language. */
export const emoji = (): Plugin =>
  languageModules('emoji', (language, context) => {
    const file = new URL(`../catalog/emoji/${language}.json`, import.meta.url)
    context.addWatchFile(file.pathname)
    return JSON.parse(readFileSync(file, 'utf8'))
  })
