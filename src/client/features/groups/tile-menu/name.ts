import type { Item } from '../../../../shared/entities/item.ts'
import { textOf } from '../../../core/i18n.ts'

/** A tile's name, as it is drawn: a widget without one of its own is called as its kind. */
export const nameOf = ({ name, component = '' }: Item): string => name || textOf(`${component}.name`)
