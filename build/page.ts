import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { compressBrotli } from './brotli.ts'

const LINK = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g
const MODULE = /<script type="module" crossorigin src="([^"]+)"><\/script>/g
/** The boot script, which a page loads that has a first frame. */
const BOOT = /<script[^>]* src="[^"]*\bboot\b[^"]*"/
const STYLE = /<style>([\s\S]*?)<\/style>/g

/**
 * Inlines the stylesheets of the first frame into index.html, and writes their hashes to `.vite/csp.json` for the
 * server's content security policy.
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
          // A lazy part that shares this sheet looks for its link before loading it; a disabled one is not fetched.
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

/** Preloads the program instead of running it, in pages with the boot script, which starts it after the first frame. */
export function deferProgram(): Plugin {
  return {
    name: 'genkan-start-later',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'asset' || !output.fileName.endsWith('.html')) continue
          if (!BOOT.test(String(output.source))) continue
          const tags = [...String(output.source).matchAll(MODULE)] // the last one is the program, after its imports
          output.source = String(output.source).replace(MODULE, (tag, address: string) => {
            const program = tag === tags.at(-1)?.[0] ? ' data-program' : ''
            return `<link rel="modulepreload" crossorigin href="${address}"${program}>`
          })
        }
      },
    },
  }
}

/** Stamps the page with its build, so that a snapshot of the home screen by another build is never shown. */
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

/** Writes `.vite/modules.json`, the source modules of each chunk, for the budgets. */
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
                modules: output.moduleIds.map(relativeToRepository),
              },
            ]
          : [],
      )
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(chunks) })
    },
  }
}

const repository = `${join(import.meta.dirname, '..')}/`
const relativeToRepository = (id: string) => id.replaceAll(repository, '').replaceAll('\0', '')

/** Writes `.br` and `.gz` files beside every text file of at least 1 KiB, for the server. */
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
          writeFileSync(`${path}.br`, compressBrotli(raw))
          writeFileSync(`${path}.gz`, gzipSync(raw, { level: 9 }))
        }
      },
    },
  }
}
