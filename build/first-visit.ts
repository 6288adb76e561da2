import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { LANGUAGES } from '../src/shared/constants.ts'
import { layerOrder } from './layer-order.ts'

const PLACE = '<!--first visit-->'

/**
 * Puts what a first visit sees into the page: clock and search box as their own components draw them, without anything
 * that depends on the moment, the language or the visitor. The boot script writes time and words into it.
 */
export function firstVisit(client: string): Plugin {
  return {
    name: 'genkan-first-visit',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const markup = withWords(withoutMoment(await draw(client)), client)
        for (const output of Object.values(bundle)) {
          if (output.type !== 'asset' || !output.fileName.endsWith('.html')) continue
          output.source = String(output.source).replace(PLACE, () => markup)
        }
      },
    },
  }
}

/** Builds the components for Node and lets React write them. */
async function draw(client: string): Promise<string> {
  const outDir = join(client, '../../node_modules/.genkan/first-visit')
  await build({
    configFile: false,
    root: client,
    logLevel: 'warn',
    publicDir: false,
    plugins: [layerOrder()], // the names of classes follow from the sheets as the page has them
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

/** Takes out the time, the date, what names a picture, and what is said in a language. */
export function withoutMoment(markup: string): string {
  return markup
    .replaceAll(/<link[^>]*>/g, '')
    .replaceAll(/\s(?:src|aria-label|placeholder|value)="[^"]*"/g, '')
    .replace(/(<time[^>]*><span>)[^<]*/, '$1')
    .replace(/(<p[^>]*data-wallpaper="date"[^>]*>).*?<\/p>/, '$1&nbsp;</p>')
}

function withWords(markup: string, client: string): string {
  const words = LANGUAGES.map((language) => {
    const file = join(client, `features/search/locales/${language}.home.json`)
    return [language === 'zh-CN' ? 'zh' : language, JSON.parse(readFileSync(file, 'utf8')).placeholder]
  })
  const json = JSON.stringify(Object.fromEntries(words)).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
  return markup.replace('<input', `<input data-words='${json}'`)
}
