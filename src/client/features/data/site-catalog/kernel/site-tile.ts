import type { Item } from '../../../../../shared/entities/item.ts'

/** The icon of a site, such as one of the catalogue; it has no id yet. */
export const tileOfSite = ({
  name,
  url,
  src,
  background,
  fontText,
  fontColor,
}: Pick<Item, 'name' | 'url' | 'src' | 'background' | 'fontText' | 'fontColor'>): Omit<Item, 'id'> => ({
  name,
  type: 'icon',
  size: '1x1',
  url,
  ...(background !== undefined && { background }),
  ...(src !== undefined && { src }),
  ...(fontText !== undefined && { fontText }),
  ...(fontColor !== undefined && { fontColor }),
})
