import { syntaxTree } from '@codemirror/language'
import { type EditorState, type Extension, Prec, type Range } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  EditorView,
  keymap,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view'

/** A task of a list as it is drawn: its box stands for `- [ ]`, or behind a number for `[ ]`. */
interface Task {
  readonly from: number
  readonly to: number
  /** Where its mark is, the character between the brackets. */
  readonly mark: number
  readonly isDone: boolean
}

/** Tasks have a box that a click checks, as Ctrl+Enter does in their line; with the cursor in it, its Markdown is seen. */
export const taskBoxes: Extension = [
  ViewPlugin.define(
    (view) => {
      let boxes = draw(view)
      return {
        get boxes() {
          return boxes
        },
        update(update: ViewUpdate) {
          const isParsed = syntaxTree(update.startState) !== syntaxTree(update.state)
          if (update.docChanged || update.selectionSet || update.viewportChanged || update.focusChanged || isParsed)
            boxes = draw(update.view)
        },
      }
    },
    { decorations: ({ boxes }) => boxes },
  ),
  Prec.high(keymap.of([{ key: 'Mod-Enter', run: (view) => toggleAt(view, view.state.selection.main.head) }])),
  EditorView.theme({
    '.cm-task': {
      appearance: 'none',
      position: 'relative',
      width: '15px',
      height: '15px',
      margin: '0 4px 0 0',
      borderRadius: '50%',
      verticalAlign: '-2px',
      boxShadow: 'inset 0 0 0 1.5px var(--gk-ink-3)',
      cursor: 'pointer',
    },
    '.cm-task::before': { content: '""', position: 'absolute', inset: '-8px -6px' },
    '.cm-task:checked': { background: 'var(--gk-accent)', boxShadow: 'none' },
    '.cm-task:checked::after': {
      content: '""',
      position: 'absolute',
      left: '5px',
      top: '2.5px',
      width: '4px',
      height: '7px',
      border: 'solid var(--gk-on-accent)',
      borderWidth: '0 1.6px 1.6px 0',
      rotate: '42deg',
    },
    '.cm-doneTask, .cm-doneTask *': { color: 'var(--gk-ink-3)' },
    '.cm-doneTask': { textDecoration: 'line-through', textDecorationColor: 'var(--gk-ink-4)' },
  }),
]

function draw(view: EditorView): DecorationSet {
  const ranges: Range<Decoration>[] = []
  const { state } = view
  for (const visible of view.visibleRanges)
    for (const task of tasksIn(state, visible.from, visible.to)) {
      const line = state.doc.lineAt(task.from)
      const isEdited =
        view.hasFocus && state.selection.ranges.some(({ from, to }) => from <= task.to && to >= task.from)
      const label = state.sliceDoc(task.to, line.to).trim()
      if (!isEdited) ranges.push(Decoration.replace({ widget: new Box(task.isDone, label) }).range(task.from, task.to))
      if (task.isDone && line.to > task.to + 1) ranges.push(DONE.range(task.to + 1, line.to))
    }
  return Decoration.set(ranges, true)
}

const DONE = Decoration.mark({ class: 'cm-doneTask' })

/** The tasks that a part of the text has, as Markdown reads it: those in code are none. */
function tasksIn(state: EditorState, from: number, to: number): readonly Task[] {
  const tasks: Task[] = []
  syntaxTree(state).iterate({
    from,
    to,
    enter({ name, from: start, to: end, node }) {
      if (name !== 'TaskMarker') return
      const bullet = node.parent?.parent?.getChild('ListMark')
      const isBullet = bullet != null && /^[-*+]$/.test(state.sliceDoc(bullet.from, bullet.to))
      tasks.push({
        from: isBullet && bullet.to <= start ? bullet.from : start,
        to: end,
        mark: start + 1,
        isDone: state.sliceDoc(start + 1, start + 2) !== ' ',
      })
    },
  })
  return tasks
}

const toggle = (view: EditorView, { mark, isDone }: Task): void =>
  view.dispatch({ changes: { from: mark, to: mark + 1, insert: isDone ? ' ' : 'x' }, userEvent: 'input.task' })

/** Checks or unchecks the task of the line with a place. Returns whether there is one. */
function toggleAt(view: EditorView, at: number): boolean {
  const { from, to } = view.state.doc.lineAt(at)
  const task = tasksIn(view.state, from, to).find(({ mark }) => mark >= from && mark <= to)
  if (task !== undefined) toggle(view, task)
  return task !== undefined
}

class Box extends WidgetType {
  readonly isDone: boolean
  readonly label: string

  constructor(isDone: boolean, label: string) {
    super()
    this.isDone = isDone
    this.label = label
  }

  override eq({ isDone, label }: Box): boolean {
    return isDone === this.isDone && label === this.label
  }

  override toDOM(view: EditorView): HTMLElement {
    const box = document.createElement('input')
    box.type = 'checkbox'
    box.className = 'cm-task'
    box.checked = this.isDone
    box.tabIndex = -1
    box.setAttribute('aria-label', this.label)
    box.addEventListener('mousedown', (event) => event.preventDefault()) // the cursor stays where it is
    box.addEventListener('click', (event) => {
      event.preventDefault() // the text says whether it is checked
      toggleAt(view, view.posAtDOM(box))
    })
    return box
  }
}
