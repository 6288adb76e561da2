import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { LANGUAGES } from '../src/shared/constants.ts'
import { classNames } from './class-names.ts'

const PLACEHOLDER = '<!--first visit-->'

/**
 * Prerenders clock and search box of a first visit into the page, without content that depends on time, language or
 * user. The boot script fills in the time and the texts.
 */
export function firstVisit(client: string): Plugin {
  return {
    name: 'genkan-first-visit',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const markup = addPlaceholders(stripVolatile(await renderFirstVisit(client)), client)
        for (const output of Object.values(bundle)) {
          if (output.type !== 'asset' || !output.fileName.endsWith('.html')) continue
          output.source = String(output.source).replace(PLACEHOLDER, () => markup)
        }
      },
    },
  }
}

/** Builds the components for Node and renders them with React. */
async function renderFirstVisit(client: string): Promise<string> {
  const outDir = join(client, '../../node_modules/.genkan/first-visit')
  await build({
    configFile: false,
    root: client,
    logLevel: 'warn',
    publicDir: false,
    css: classNames(client), // the same as the page's
    build: {
      ssr: 'first-visit.tsx',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { external: /^virtual:/, output: { codeSplitting: false, entryFileNames: 'first-visit.mjs' } },
    },
  })
  const { firstVisit } = await import(`${pathToFileURL(join(outDir, 'first-visit.mjs')).href}?${Date.now()}`)
  return firstVisit()
}

/** Removes the time, the date, URLs of pictures, and localized texts. */
export function stripVolatile(markup: string): string {
  return markup
    .replaceAll(/<link[^>]*>/g, '')
    .replaceAll(/\s(?:src|aria-label|placeholder|value)="[^"]*"/g, '')
    .replace(/(<time[^>]*><span>)[^<]*/, '$1')
    .replace(/(<p[^>]*data-wallpaper="date"[^>]*>).*?<\/p>/, '$1&nbsp;</p>')
}

function addPlaceholders(markup: string, client: string): string {
  const placeholders = LANGUAGES.map((language) => {
    const file = join(client, `features/search/locales/${language}.home.json`)
    return [language === 'zh-CN' ? 'zh' : language, JSON.parse(readFileSync(file, 'utf8')).placeholder]
  })
  const json = JSON.stringify(Object.fromEntries(placeholders)).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
  return markup.replace('<input', `<input data-words='${json}'`)
}
