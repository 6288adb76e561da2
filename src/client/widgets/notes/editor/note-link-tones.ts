import { type Extension, Prec, RangeSetBuilder } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import { linksIn } from '../kernel/note-links.ts'
import { isInCode } from './in-code.ts'

const MARK = Decoration.mark({ class: 'cm-noteLinkMark' })
const NAME = Decoration.mark({ class: 'cm-noteLink' })

/** Links to other notes in two tones: what is read, and `[[`, `|`, `]]` around it. */
export const noteLinkTones: Extension = [
  // within the spans of the Markdown, which takes the inner brackets for a link of its own
  Prec.highest(
    ViewPlugin.define(
      (view) => {
        let tones = draw(view)
        return {
          get tones() {
            return tones
          },
          update({ docChanged, viewportChanged, view: updated }: ViewUpdate) {
            if (docChanged || viewportChanged) tones = draw(updated)
          },
        }
      },
      { decorations: ({ tones }) => tones },
    ),
  ),
  EditorView.theme({
    '.cm-noteLinkMark': { color: 'var(--gk-ink-3)' },
    '.cm-noteLink': { color: 'var(--gk-accent)' },
  }),
]

function draw({ state, visibleRanges }: EditorView): DecorationSet {
  const tones = new RangeSetBuilder<Decoration>()
  for (const visible of visibleRanges) {
    const start = state.doc.lineAt(visible.from).from
    const text = state.sliceDoc(start, visible.to)
    for (const { from, to } of linksIn(text)) {
      if (isInCode(state, start + from)) continue
      const end = text.indexOf(']]', to)
      tones.add(start + from - 2, start + from, MARK)
      tones.add(start + from, start + to, NAME)
      if (end > to) {
        tones.add(start + to, start + to + 1, MARK)
        tones.add(start + to + 1, start + end, NAME)
      }
      tones.add(start + end, start + end + 2, MARK)
    }
  }
  return tones.finish()
}
