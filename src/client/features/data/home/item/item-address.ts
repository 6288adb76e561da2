import type { Item } from '../../../../../shared/entities/item.ts'
import { withScheme } from '../../../../lib/url/with-scheme.ts'

/** The address that a click opens: that of the local network if the user has switched to it. */
export const itemAddress = ({ url = '', lanUrl = '', isLan }: Item): string => withScheme((isLan && lanUrl) || url)
