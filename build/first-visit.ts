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
        const markup = addWords(stripVolatile(await renderFirstVisit(client)), client)
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
      ssr: 'app/first-visit.tsx',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { external: /^virtual:/, output: { codeSplitting: false, entryFileNames: 'first-visit.mjs' } },
    },
  })
  const { firstVisit } = await import(`${pathToFileURL(join(outDir, 'first-visit.mjs')).href}?${Date.now()}`)
  return firstVisit()
}

/** Removes the time, the date, pictures (an equal space stays, browsers frame one without an address), localized texts. */
export function stripVolatile(markup: string): string {
  return markup
    .replaceAll(/<link[^>]*>/g, '')
    .replaceAll(/<img[^>]*( width="\d+" height="\d+")[^>]*>/g, '<svg$1></svg>')
    .replaceAll(/\s(?:src|aria-label|placeholder|value)="[^"]*"/g, '')
    .replace(/(<time[^>]*><span[^>]*>)[^<]*/, '$1')
    .replace(/(<p[^>]*data-wallpaper="date"[^>]*>).*?<\/p>/, '$1&nbsp;</p>')
}

/** Adds what the boot script says in the browser's language: the placeholder, and that the program is unreachable. */
function addWords(markup: string, client: string): string {
  const text = (file: string, key: string): unknown => JSON.parse(readFileSync(join(client, file), 'utf8'))[key]
  const words = LANGUAGES.map((language) => [
    language === 'zh-CN' ? 'zh' : language,
    [
      text(`features/desk/search/locales/${language}.first-frame.json`, 'placeholder'),
      text(`first-frame/boot/locales/${language}.json`, 'unreachable'),
    ],
  ])
  const json = JSON.stringify(Object.fromEntries(words)).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
  return markup.replace('<input', `<input data-words='${json}'`)
}
