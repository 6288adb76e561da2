import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Catalog, formatMessage, joinCatalog, type Message } from '../../src/client/core/text/i18n.ts'
import type { Language } from '../../src/shared/constants.ts'

const client = join(import.meta.dirname, '../../src/client')

/** The product's texts in a language. */
export interface Words {
  /** The text of a key such as `tile-menu.delete`. @throws if there is none */
  readonly of: (key: string, placeholders?: Readonly<Record<string, string | number>>) => string
  /** Every text without placeholders. */
  readonly fixed: readonly string[]
}

const read = (path: string): Readonly<Record<string, Message>> => JSON.parse(readFileSync(join(client, path), 'utf8'))

/** Reads all texts of a language. */
export function readWords(language: Language): Words {
  const paths = globSync(`**/locales/${language}{,.first-frame}.json`, { cwd: client })
  const catalog: Catalog = joinCatalog(Object.fromEntries(paths.map((path) => [path, read(path)])))
  const texts = Object.values(catalog).flatMap((one) => Object.values(one))
  const forms = texts.flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text)))
  return {
    of(key, placeholders) {
      const [owner = '', ...rest] = key.split('.')
      const message = catalog[owner]?.[rest.join('.')]
      if (message === undefined) throw new Error(`no text ${key}`)
      return formatMessage(message, placeholders, language)
    },
    fixed: forms.filter((text) => !text.includes('{')),
  }
}
