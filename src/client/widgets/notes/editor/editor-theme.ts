import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The editor in the product's tokens. It is in a shadow root, where only they are known. */
const look = EditorView.theme({
  '&': { height: '100%', fontSize: '14px', color: 'var(--gk-ink-1)', background: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--gk-font)', lineHeight: '24px', overflow: 'auto' },
  '.cm-content': {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '760px',
    margin: '0 auto',
    padding: '12px max(16px, min(56px, 6cqi)) 48px',
    caretColor: 'var(--gk-accent)',
  },
  '.cm-line': { padding: '0' },
  '.cm-placeholder': { color: 'var(--gk-ink-3)' },
  '.cm-content ::selection': { background: 'var(--gk-accent-soft)' },
  '.cm-searchMatch': { background: 'color-mix(in oklab, var(--gk-gold) 30%, transparent)', borderRadius: '3px' },
  '.cm-searchMatch-selected': { background: 'color-mix(in oklab, var(--gk-gold) 62%, transparent)' },
  '.cm-panels': { color: 'inherit', background: 'transparent' },
  '.cm-panels-top': { borderBottom: '1px solid var(--gk-line)' },
})

const quiet = { color: 'var(--gk-ink-3)' }

const highlight = HighlightStyle.define([
  { tag: tags.heading1, fontSize: '1.4em', fontWeight: '600' },
  { tag: tags.heading2, fontSize: '1.2em', fontWeight: '600' },
  { tag: tags.heading, fontWeight: '600' },
  { tag: tags.strong, fontWeight: '600' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through', ...quiet },
  { tag: tags.link, color: 'var(--gk-accent)' },
  { tag: tags.url, ...quiet },
  { tag: tags.quote, color: 'var(--gk-ink-2)' },
  { tag: tags.monospace, fontFamily: 'var(--gk-mono)', fontSize: '13px', color: 'var(--gk-info)' },
  { tag: tags.atom, color: 'var(--gk-accent)' },
  { tag: [tags.processingInstruction, tags.contentSeparator, tags.labelName, tags.comment, tags.tagName], ...quiet },
])

export const editorTheme = [look, syntaxHighlighting(highlight)]
