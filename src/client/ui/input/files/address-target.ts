/** What a drag or the clipboard carries, by type. */
interface Carried {
  getData(type: string): string
}

const ADDRESS = /^https?:\/\/\S+$/i
/** The source of a picture as browsers write it into what they copy. */
const PICTURE = /<img\b[^>]*?\ssrc="([^"]*)"/gi

/**
 * The address that is dropped or pasted: of a picture, which may be within a link to somewhere else, or of a link; empty
 * for anything else, such as a text that only contains an address.
 */
export function addressOf(carried: Carried): string {
  const pictures = [...carried.getData('text/html').matchAll(PICTURE)].map(([, src = '']) =>
    src.replaceAll('&amp;', '&'),
  )
  const [picture = ''] = pictures
  if (pictures.length === 1 && ADDRESS.test(picture)) return picture
  const lines = (carried.getData('text/uri-list') || carried.getData('text')).split(/\r?\n/)
  const [address = '', ...more] = lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  return more.length === 0 && ADDRESS.test(address) ? address : ''
}
