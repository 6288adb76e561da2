import type { Item } from '../../../shared/entities/item.ts'
import { messageByKey } from '../../core/i18n.ts'

/** What a tile is called: its name, or else its site's, that of the first icon in it, or that of its kind of widget. */
export const itemName = ({ name, url = '', children: [first] = [], component = '' }: Item): string =>
  name || hostOf(url) || (first === undefined ? messageByKey(`${component}.name`) : itemName(first))

/** The host of an address as people say it, without `www.`; empty where the address has none. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '')
