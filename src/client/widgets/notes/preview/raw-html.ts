/** The elements that a note may have. */
export const TAGS: readonly string[] =
  'a abbr b blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strike strong sub summary sup table tbody td tfoot th thead tr u ul var'.split(
    ' ',
  )

/** Their attributes with addresses, and those that have none. */
export const ADDRESS_ATTRIBUTES: readonly string[] = ['href', 'src']
export const PLAIN_ATTRIBUTES: readonly string[] = ['align', 'alt', 'colspan', 'open', 'rowspan', 'start', 'title']

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s(?:"[^"]*"|'[^']*'|[^<>"'])*)?)\s*\/?>/gi
const ATTRIBUTE = /([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/gi
const ATTRIBUTES = new Set([...ADDRESS_ATTRIBUTES, ...PLAIN_ATTRIBUTES])

/**
 * HTML within Markdown: allowed tags are written anew, with their allowed attributes; everything else is shown as the
 * text that it is. What DOMPurify gets has then no handler or style, for which the browser would report the page.
 */
export function plainHtml(html: string): string {
  let plain = ''
  let end = 0
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(TAG)) {
    const lower = name.toLowerCase()
    const isAllowed = TAGS.includes(lower)
    plain +=
      escaped(html.slice(end, index)) + (isAllowed ? `<${slash}${lower}${attributesOf(attributes)}>` : escaped(tag))
    end = index + tag.length
  }
  return plain + escaped(html.slice(end))
}

const attributesOf = (text: string): string =>
  [...text.matchAll(ATTRIBUTE)]
    .map(([, name = '', double, single, bare]) => ({ name: name.toLowerCase(), value: double ?? single ?? bare ?? '' }))
    .filter(({ name }) => ATTRIBUTES.has(name))
    .map(({ name, value }) => ` ${name}="${value.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`)
    .join('')

/** Entities stay: they are Markdown, too. */
const escaped = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
