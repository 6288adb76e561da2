import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const LINK = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g
const MODULE = /<script type="module" crossorigin src="([^"]+)"><\/script>/g
const STYLE = /<style>([\s\S]*?)<\/style>/g

/**
 * The stylesheets of the first frame become part of index.html, and `.vite/csp.json` tells the server their hashes.
 * `.vite/entry.json` lists what the page loads before anybody has touched it: the budgets are checked against it.
 */
export function inlineHomeCss(): Plugin {
  return {
    name: 'genkan-inline-css',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const html = String(page.source).replace(LINK, (link, file: string) => {
          const css = bundle[file]
          if (css?.type !== 'asset') return link
          delete bundle[file]
          // a lazy part that shares this sheet looks for its link before it loads it; a disabled one is never fetched
          const found = `<link rel="stylesheet" href="/${file}" disabled>`
          return `<style>${String(css.source).trim().replaceAll('</', '<\\/')}</style>${found}`
        })
        page.source = html
        const hashes = [...html.matchAll(STYLE)].map(
          ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
        )
        this.emitFile({ type: 'asset', fileName: '.vite/csp.json', source: JSON.stringify({ style: hashes }) })
      },
    },
  }
}

/** The program is fetched at once and started by the boot script, after the first frame. */
export function startLater(): Plugin {
  return {
    name: 'genkan-start-later',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'asset' || !output.fileName.endsWith('.html')) continue
          const tags = [...String(output.source).matchAll(MODULE)] // the last one is the program, after what it imports
          output.source = String(output.source).replace(MODULE, (tag, address: string) => {
            const program = tag === tags.at(-1)?.[0] ? ' data-program' : ''
            return `<link rel="modulepreload" crossorigin href="${address}"${program}>`
          })
        }
      },
    },
  }
}

/** Names the build in its page, so that a picture of the home screen that another build has drawn is never shown. */
export function stampBuild(): Plugin {
  return {
    name: 'genkan-stamp',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const stamp = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('base64url').slice(0, 12)
        for (const output of Object.values(bundle)) {
          if (output.type !== 'asset' || !output.fileName.endsWith('.html')) continue
          output.source = String(output.source).replace('content="development"', `content="${stamp}"`)
        }
      },
    },
  }
}

/** `.vite/modules.json`: which source modules each script holds, so that the budgets can tell what the entry drags in. */
export function moduleReport(): Plugin {
  return {
    name: 'genkan-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk'
          ? [
              {
                file: output.fileName,
                entry: output.isEntry,
                imports: output.imports,
                modules: output.moduleIds.map(inRepository),
              },
            ]
          : [],
      )
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(chunks) })
    },
  }
}

const repository = `${join(import.meta.dirname, '..')}/`
const inRepository = (id: string) => id.replaceAll(repository, '').replaceAll('\0', '')

/** Writes `.br` and `.gz` beside every text file, so that the server only has to choose. */
export function precompress(outDir: string): Plugin {
  return {
    name: 'genkan-precompress',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const file of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
          if (!file.isFile() || !/\.(html|js|css|svg|json|webmanifest)$/.test(file.name)) continue
          const path = join(file.parentPath, file.name)
          const raw = readFileSync(path)
          if (raw.length < 1024) continue
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length }
          writeFileSync(`${path}.br`, brotliCompressSync(raw, { params }))
          writeFileSync(`${path}.gz`, gzipSync(raw, { level: 9 }))
        }
      },
    },
  }
}
