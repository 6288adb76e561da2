import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from '@codemirror/commands'
import { markdown, markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown'
import { EditorState } from '@codemirror/state'
import { type Command, EditorView, type KeyBinding, keymap, placeholder } from '@codemirror/view'
import { LIMITS } from '../model.ts'
import { editorTheme } from './editor-theme.ts'
import { findText } from './find-panel.ts'
import { type Format, isInList, link, wrap } from './formatting.ts'
import { type NoteLinkPorts, noteLinkTools } from './note-link-tools.ts'
import { isFromOutside, limitSize } from './note-size.ts'
import { repeatedTitle } from './repeated-title.ts'
import { taskBoxes } from './task-boxes.ts'

/** The words of an editor, and what it tells. */
export interface EditorPorts {
  /** The note's name at first; `setName` tells another. */
  readonly name: string
  readonly label: string
  readonly placeholder: string
  readonly find: Parameters<typeof findText>[0]
  readonly links: NoteLinkPorts
  /** After every change of the text, the user's or another's. */
  readonly onChange: (byUser: boolean) => void
  /** Files were pasted or dropped. Returns whether any is taken. */
  readonly onFiles: (files: readonly File[]) => boolean
  /** Escape was pressed: the focus goes on. */
  readonly onLeave: () => void
  /** What is typed is to be saved now. */
  readonly onSave: () => void
  /** The note has no more room for what was added. */
  readonly onFull: () => void
}

// Chromium's EditContext has lost compositions of input methods; contenteditable is what all browsers are tested with
Object.assign(EditorView, { EDIT_CONTEXT: false })

/**
 * A Markdown editor. Its root must be a shadow root: in a document CodeMirror would add a `<style>`, which the page's
 * policy forbids; a shadow root gets constructed sheets.
 */
export function createEditor(root: ShadowRoot, doc: string, ports: EditorPorts): EditorView {
  const view = new EditorView({ root, state: EditorState.create({ doc, extensions: extensionsOf(ports) }) })
  root.replaceChildren(view.dom)
  return view
}

const extensionsOf = (ports: EditorPorts) => [
  history(),
  markdown({ base: markdownLanguage, addKeymap: false, completeHTMLTags: false, pasteURLAsLink: true }),
  EditorView.lineWrapping,
  editorTheme,
  placeholder(ports.placeholder),
  EditorView.contentAttributes.of({ 'aria-label': ports.label, spellcheck: 'true', autocapitalize: 'sentences' }),
  findText(ports.find),
  noteLinkTools(ports.links),
  taskBoxes,
  repeatedTitle(ports.name),
  keymap.of([...keysOf(ports), ...markdownKeymap, ...historyKeymap, ...defaultKeymap]),
  limitSize(LIMITS.noteBytes, ports.onFull),
  EditorView.updateListener.of(({ docChanged, transactions }) => {
    if (docChanged) ports.onChange(transactions.some((one) => one.docChanged && !isFromOutside(one)))
  }),
  EditorView.domEventHandlers({
    paste: ({ clipboardData }) => takeFiles(clipboardData, ports),
    drop: ({ dataTransfer }) => takeFiles(dataTransfer, ports),
  }),
]

/** A paste that has text, too, such as cells of a sheet, is a paste of text. */
const takeFiles = (data: DataTransfer | null, { onFiles }: EditorPorts): boolean =>
  data !== null && data.files.length > 0 && data.getData('text/plain') === '' && onFiles([...data.files])

/** A command of a format. */
export const applyFormat =
  (format: Format): Command =>
  (view) => {
    view.dispatch(view.state.update({ ...format(view.state), scrollIntoView: true, userEvent: 'input.format' }))
    return true
  }

function done(act: () => void): true {
  act()
  return true
}

/** Tab indents in a list; elsewhere it moves the focus, as everywhere on the page. Escape leaves. */
const keysOf = ({ onLeave, onSave }: EditorPorts): readonly KeyBinding[] => [
  { key: 'Mod-b', run: applyFormat(wrap('**')), stopPropagation: true },
  { key: 'Mod-i', run: applyFormat(wrap('*')), stopPropagation: true },
  { key: 'Mod-k', run: applyFormat(link), stopPropagation: true },
  { key: 'Mod-s', run: () => done(onSave), stopPropagation: true },
  {
    key: 'Tab',
    run: (view) => isInList(view.state) && indentMore(view),
    shift: (view) => isInList(view.state) && indentLess(view),
  },
  { key: 'Escape', run: () => done(onLeave), stopPropagation: true },
]
