import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state'
import { Decoration, EditorView } from '@codemirror/view'
import { saysTitle } from '../kernel/text.ts'

/** The note has got this name, which stands above its text. */
export const setName = StateEffect.define<string>()

const LINE = Decoration.line({ class: 'cm-repeatedTitle' })

/** A first line that says the name once more recedes: it is the user's text, and no second title. @param name at first */
export function repeatedTitle(name: string): Extension {
  const field = StateField.define<string>({
    create: () => name,
    update: (now, { effects }) => effects.findLast((effect) => effect.is(setName))?.value ?? now,
  })
  const repeats = (state: EditorState) => saysTitle(state.doc.line(1).text, state.field(field))
  return [
    field,
    EditorView.decorations.compute(['doc', field], (state) =>
      repeats(state) ? Decoration.set(LINE.range(0)) : Decoration.none,
    ),
    EditorView.theme({
      '.cm-repeatedTitle, .cm-repeatedTitle span': { fontSize: '13px', fontWeight: '400', color: 'var(--gk-ink-3)' },
    }),
  ]
}
