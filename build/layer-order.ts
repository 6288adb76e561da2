import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const tokens = join(import.meta.dirname, '../src/client/ui/styles/tokens.css')

/**
 * Puts the order of the layers, which tokens.css declares, before every stylesheet that has layers. Chunks arrive in any
 * order, and the first layer that a page meets is for good its lowest: without this a shared sheet of `ui` that is
 * linked before the reset would lose to it.
 */
export function layerOrder(): Plugin {
  const order = orderOf(readFileSync(tokens, 'utf8'))
  return {
    name: 'genkan-layer-order',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => (code.includes('@layer') ? { code: `${order}\n${code}`, map: null } : undefined),
    },
  }
}

/** The statement that orders the layers. Throws when there is none. */
export function orderOf(sheet: string): string {
  const [order] = /@layer [\w, ]+;/.exec(sheet) ?? []
  if (order === undefined) throw new Error('no sheet declares the order of the layers')
  return order
}
