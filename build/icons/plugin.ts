import type { Plugin } from 'vite'
import { drawSiteTile } from './art.ts'
import { readMeasures, readSites } from './catalog.ts'
import { drawEngineMarks } from './marks.ts'

/**
 * Emits `icons/<id>.svg` for every site with a drawing and `icons/engines/<key>.svg` for every search engine; in
 * development it serves them.
 */
export function siteIcons(): Plugin {
  return {
    name: 'genkan-site-icons',
    generateBundle() {
      for (const [fileName, source] of drawIcons()) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer(server) {
      const icons = drawIcons()
      server.middlewares.use((request, response, next) => {
        const file = /\/(icons\/[\w/-]+\.svg)(\?|$)/.exec(request.url ?? '')?.[1]
        const svg = file === undefined ? undefined : icons.get(file)
        if (svg === undefined) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.setHeader('Cache-Control', 'no-cache')
        response.end(svg)
      })
    },
  }
}

/** All drawings by file name. */
export function drawIcons(): ReadonlyMap<string, string> {
  const measures = readMeasures()
  const icons = new Map<string, string>()
  for (const site of readSites()) {
    const { svg } = drawSiteTile(site, measures)
    if (svg !== undefined) icons.set(`icons/${site.id}.svg`, svg)
  }
  for (const [key, svg] of drawEngineMarks(measures)) icons.set(`icons/engines/${key}.svg`, svg)
  return icons
}
