import { firstCodePoints, visibleText } from '../../../shared/lib/text/one-line.ts'

/** Characters of a name: with its folders it is a path that every system takes. */
const MAX_LENGTH = 60
/** Names of devices, which Windows takes for no file, whatever their ending is. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i

/**
 * What a file or folder may be called after a title, without an ending: what file systems refuse is left out, as is what
 * is not seen and may deceive. Empty where nothing stays.
 */
export function fileStem(title: string): string {
  const plain = trimmed(visibleText(title).replace(/[\s\\/:*?"<>|]+/g, ' '))
  return trimmed(firstCodePoints(plain, MAX_LENGTH)).replace(DEVICE, '$&_')
}

/** Windows drops dots and spaces at the end; a dot at the beginning hides a file. */
const trimmed = (name: string): string => name.replace(/^[\s.]+|[\s.]+$/g, '')
