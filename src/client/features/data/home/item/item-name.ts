import type { Item } from '../../../../../shared/entities/item.ts'
import { messageByKey } from '../../../../core/text/i18n.ts'
import { hostOf } from '../../../../lib/url/host-of.ts'
import { withScheme } from '../../../../lib/url/with-scheme.ts'

/** The name of a tile: its own, else the host of its site, the name of its first icon, or that of its widget. */
export const itemName = ({ name, url = '', children: [first] = [], component = '' }: Item): string =>
  name || hostOf(withScheme(url)) || (first === undefined ? messageByKey(`${component}.name`) : itemName(first))
