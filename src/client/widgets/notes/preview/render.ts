import createDOMPurify from 'dompurify'
import { Marked, type TokenizerAndRendererExtension } from 'marked'
import { ADDRESS_ATTRIBUTES, PLAIN_ATTRIBUTES, plainHtml, TAGS } from './raw-html.ts'

const purify = createDOMPurify(window)

/** Addresses of links and pictures; a picture of the user's own by its reference, one in the text by its type. */
const ADDRESSES = /^(?:https?:|mailto:|face:[0-9a-f]{64}$|data:image\/(?:png|jpeg|gif|webp|avif|bmp)[;,])/i
/** A task of a list; `decorate` makes a check box of it. */
const TASK = 'data-task'

/** A link to another note; `decorate` makes it one that can be followed. */
const NOTE_LINK = 'data-note-link'

const noteLink: TokenizerAndRendererExtension = {
  name: 'noteLink',
  level: 'inline',
  start: (text) => text.indexOf('[['),
  tokenizer(raw) {
    const found = /^\[\[([^[\]|\n]+)(?:\|([^[\]\n]+))?\]\]/.exec(raw)
    if (found === null) return undefined
    const [all, target = '', label = target] = found
    return { type: 'noteLink', raw: all, target, text: label.trim() }
  },
  renderer: ({ target, text }) => `<a ${NOTE_LINK}="${escapeText(String(target))}">${escapeText(String(text))}</a>`,
}

const markdown = new Marked({
  extensions: [noteLink],
  gfm: true,
  breaks: true,
  renderer: {
    html: ({ text }) => plainHtml(text),
    checkbox: ({ checked }) => `<span ${TASK}="${checked}"></span>`,
  },
})

/**
 * Markdown as elements that are safe to show (security T18): neither scripts, forms, frames and styles, nor ids, classes
 * and names that could pass for parts of the page. It is parsed in an inert document, where nothing is loaded.
 */
export function renderMarkdown(text: string): DocumentFragment {
  return purify.sanitize(markdown.parse(text, { async: false }), {
    ALLOWED_TAGS: [...TAGS],
    ALLOWED_ATTR: [...ADDRESS_ATTRIBUTES, ...PLAIN_ATTRIBUTES, TASK, NOTE_LINK],
    ADD_URI_SAFE_ATTR: [...PLAIN_ATTRIBUTES, TASK, NOTE_LINK],
    ALLOWED_URI_REGEXP: ADDRESSES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
