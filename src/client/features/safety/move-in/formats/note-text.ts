import { Parser } from 'htmlparser2'

/** Elements that begin a line of their own. */
const BLOCKS = new Set(['p', 'div', 'li', 'ul', 'ol', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr'])

/** The text of a note that is written in HTML: its lines, points of lists as such. One that is none stays as it is. */
export function noteText(content: string): string {
  if (!/<\/?(p|div|br|span|b|strong|i|em|u|ul|ol|li|a|img|h[1-6]|font)\b[^<>]*>|&(lt|gt|amp|nbsp);/i.test(content))
    return content
  let text = ''
  const breakLine = () => {
    if (text !== '' && !text.endsWith('\n')) text += '\n'
  }
  const parser = new Parser({
    onopentagname(tag) {
      if (BLOCKS.has(tag)) breakLine()
      if (tag === 'br') text += '\n'
      if (tag === 'li') text += '- '
    },
    ontext(part) {
      text += part
    },
    onclosetag(tag) {
      if (BLOCKS.has(tag)) breakLine()
    },
  })
  parser.end(content)
  return text.replaceAll('\u00a0', ' ').trimEnd()
}
