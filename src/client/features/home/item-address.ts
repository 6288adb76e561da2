import type { Item } from '../../../shared/entities/item.ts'

/** The address that a click opens: that of the local network if the user has switched to it. */
export const itemAddress = ({ url = '', lanUrl = '', isLan }: Item): string => (isLan && lanUrl) || url
