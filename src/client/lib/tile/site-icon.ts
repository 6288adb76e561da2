import type { Item } from '../../../shared/entities/item.ts'

/** Whether a picture's address is that of a site icon, which the build draws. */
export const isSiteIcon = (src: string): boolean => src.startsWith('/icons/')

/** The addresses of the site icons of these tiles and their folders, each once. */
export const siteIconsIn = (items: readonly Pick<Item, 'src' | 'children'>[]): readonly string[] => [
  ...new Set(items.flatMap(({ src = '', children = [] }) => [src, ...siteIconsIn(children)]).filter(isSiteIcon)),
]
