import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete'
import type { EditorState, Extension } from '@codemirror/state'
import { EditorView, keymap, tooltips } from '@codemirror/view'
import { linksIn } from '../kernel/note-links.ts'
import type { LinkableNote } from '../links/linkable-notes.ts'
import { isInCode } from './in-code.ts'
import { noteLinkTones } from './note-link-tones.ts'

/** What links in an editor need to know, and tell. */
export interface NoteLinkPorts {
  readonly notes: () => readonly LinkableNote[]
  /** A link is to be followed. */
  readonly onFollow: (target: string) => void
}

/** Titles are completed behind `[[`; Ctrl+click and Ctrl+Enter follow the link. */
export const noteLinkTools = ({ notes, onFollow }: NoteLinkPorts): Extension => {
  const follow = (state: EditorState, at: number) => {
    const target = targetAt(state, at)
    if (target !== undefined) onFollow(target)
    return target !== undefined
  }
  return [
    autocompletion({ override: [(context) => completeTitle(context, notes)], icons: false }),
    // what is beyond the editor is cut
    tooltips({ position: 'absolute', tooltipSpace: (view) => view.dom.getBoundingClientRect() }),
    keymap.of([{ key: 'Mod-Enter', run: ({ state }) => follow(state, state.selection.main.head) }]),
    EditorView.domEventHandlers({
      mousedown(event, view) {
        const at = event.ctrlKey || event.metaKey ? view.posAtCoords(event) : null
        return event.button === 0 && at !== null && follow(view.state, at)
      },
    }),
    noteLinkTones,
    look,
  ]
}

function completeTitle(context: CompletionContext, notes: NoteLinkPorts['notes']): CompletionResult | null {
  const typed = context.matchBefore(/\[\[[^[\]|#\n]*$/)
  if (typed === null || isInCode(context.state, context.pos)) return null
  const isClosed = context.state.sliceDoc(context.pos, context.pos + 2) === ']]'
  const options = notes().map(({ title, detail }) => ({
    label: title,
    detail,
    apply: isClosed ? title : `${title}]]`,
  }))
  return { from: typed.from + 2, options, validFor: /^[^[\]|#\n]*$/ }
}

/** The target of the link at a place; undefined where there is none. */
function targetAt(state: EditorState, at: number): string | undefined {
  if (isInCode(state, at)) return undefined
  const line = state.doc.lineAt(at)
  const within = at - line.from
  return linksIn(line.text).find(({ from, to, label }) => within >= from - 2 && within <= to + label.length + 3)?.target
}

const look = EditorView.theme({
  '.cm-tooltip': { border: '0', background: 'transparent', zIndex: '1' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxWidth: 'min(320px, 90cqi)',
    maxHeight: '196px',
    padding: '4px',
    borderRadius: '12px',
    fontFamily: 'var(--gk-font)',
    color: 'var(--gk-ink-1)',
    background: 'var(--gk-paper-0)',
    boxShadow: 'var(--gk-e1)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    gap: '8px',
    alignItems: 'center',
    minHeight: '32px',
    padding: '0 10px',
    borderRadius: '8px',
    fontSize: '13px',
    lineHeight: '20px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--gk-accent)',
    background: 'var(--gk-accent-soft)',
  },
  '.cm-completionLabel': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
  '.cm-completionDetail': { marginLeft: 'auto', fontStyle: 'normal', fontSize: '12px', color: 'var(--gk-ink-3)' },
})
