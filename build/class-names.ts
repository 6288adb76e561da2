import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { CSSOptions } from 'vite'

/**
 * Names of CSS classes: the own one and four characters by the path of its sheet, e.g. `home_x3Fa`. The page carries
 * each many times; Vite's own also have a line number and more characters.
 */
export const classNames = (client: string): CSSOptions => ({
  modules: {
    generateScopedName: (name, file) =>
      `${name}_${createHash('sha256').update(relative(client, file)).digest('base64url').slice(0, 4)}`,
  },
})
