import createDOMPurify from 'dompurify'
import { Marked } from 'marked'

const purify = createDOMPurify(window)

/** Neither scripts, forms, frames and styles, nor ids, classes and names that could pass for parts of the page. */
const TAGS =
  'a abbr b blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strike strong sub summary sup table tbody td tfoot th thead tr u ul var'.split(
    ' ',
  )
const ATTRIBUTES = ['align', 'alt', 'colspan', 'data-task', 'href', 'open', 'rowspan', 'src', 'start', 'title']
/** Addresses of links and pictures; a picture of the user's own by its reference, one in the text by its type. */
const ADDRESSES = /^(?:https?:|mailto:|face:[0-9a-f]{64}$|data:image\/(?:png|jpeg|gif|webp|avif|bmp)[;,])/i

/** A task of a list; `decorate` makes a check box of it. */
const checkbox = ({ checked }: { readonly checked: boolean }) => `<span data-task="${checked}"></span>`

const markdown = new Marked({ gfm: true, breaks: true, renderer: { checkbox } })

/**
 * Markdown as elements that are safe to show (security T18): parsed in an inert document, where nothing is loaded, and
 * purified by lists of what is allowed.
 */
export function renderMarkdown(text: string): DocumentFragment {
  const html = markdown.parse(text, { async: false })
  return purify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOWED_URI_REGEXP: ADDRESSES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}
