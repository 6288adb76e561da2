import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const tokensFile = join(import.meta.dirname, '../src/client/ui/styles/tokens.css')

/**
 * Prepends the layer order of tokens.css to every stylesheet with layers. Chunks load in any order, and a page ranks
 * layers by their first occurrence: a shared sheet loaded before the reset would lose to it.
 */
export function layerOrder(): Plugin {
  const order = parseLayerOrder(readFileSync(tokensFile, 'utf8'))
  return {
    name: 'genkan-layer-order',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => (code.includes('@layer') ? { code: `${order}\n${code}`, map: null } : undefined),
    },
  }
}

/** @returns the statement that orders the layers. @throws when there is none. */
export function parseLayerOrder(sheet: string): string {
  const [order] = /@layer [\w, ]+;/.exec(sheet) ?? []
  if (order === undefined) throw new Error('no sheet declares the order of the layers')
  return order
}
