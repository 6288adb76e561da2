import type { EditorView } from '@codemirror/view'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import '../../../kit/reading.ts'
import { showToast } from '../../../kit/interaction.ts'
import { linkableNotes } from '../links/linkable-notes.ts'
import { useMessages } from '../messages.ts'
import type { Note } from '../model.ts'
import { acceptPictures } from './accept-pictures.ts'
import { applyFormat, createEditor } from './create-editor.ts'
import styles from './Editor.module.css'
import { type Format, insertPictures } from './formatting.ts'
import { bindNote } from './note-binding.ts'
import { setName } from './repeated-title.ts'

/** What the toolbar may ask of an editor. */
export interface EditorHandle {
  readonly apply: (format: Format) => void
  readonly addPictures: (files: readonly File[]) => void
  /** The element that scrolls. */
  readonly scroller: () => HTMLElement | undefined
}

interface Props {
  /** The note at first; give another note another key. */
  readonly note: Note
  readonly handle?: Ref<EditorHandle>
  /** Whether it gets the focus at first. */
  readonly isFocused: boolean
  /** The text after each change, before it is saved; of a long one after a rest. */
  readonly onText: ((text: string) => void) | undefined
  readonly onScroll: (scroller: Element) => void
  readonly onLeave: () => void
  /** A link to another note is to be followed. */
  readonly onFollow: (target: string) => void
}

/** Milliseconds without a key before the text is told, which a preview draws; a long one takes longer. */
const REST_MS = 80
const LONG_REST_MS = 400
const LONG = 60_000

/** A note's text in CodeMirror, which saves itself and follows other tabs. */
export default function Editor({ note, handle, isFocused, onText, onScroll, onLeave, onFollow }: Props) {
  const messages = useMessages()
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const latest = useRef({ note, isFocused, onText, onScroll, onLeave, onFollow })
  useEffect(() => {
    latest.current = { note, isFocused, onText, onScroll, onLeave, onFollow }
  })
  const addPictures = useRef<(files: readonly File[]) => void>(() => {})
  useEffect(() => {
    // CodeMirror draws itself
    const element = host.current
    if (element === null) return
    const isPicture = ({ type }: File) => type.startsWith('image/')
    let telling: ReturnType<typeof setTimeout> | undefined
    const tellText = () => latest.current.onText?.(editor.state.sliceDoc())
    const editor = createEditor(
      element.shadowRoot ?? element.attachShadow({ mode: 'open' }),
      latest.current.note.content,
      {
        name: latest.current.note.name,
        label: messages('content'),
        placeholder: messages('placeholder'),
        find: {
          find: messages('find'),
          next: messages('next'),
          previous: messages('previous'),
          close: messages('close'),
        },
        links: {
          notes: () => linkableNotes(latest.current.note.id),
          onFollow(target) {
            binding.save()
            latest.current.onFollow(target)
          },
        },
        onChange(byUser) {
          binding.changed(byUser)
          clearTimeout(telling)
          if (latest.current.onText)
            telling = setTimeout(tellText, editor.state.doc.length > LONG ? LONG_REST_MS : REST_MS)
        },
        onFiles(files) {
          const pictures = files.filter(isPicture)
          if (pictures.length > 0) addPictures.current(pictures)
          else showToast({ kind: 'warning', text: messages('noPicture') })
          return true
        },
        onSave: () => binding.save(),
        onLeave: () => latest.current.onLeave(),
        onFull: () => showToast({ kind: 'warning', text: messages('noteFull') }),
      },
    )
    const binding = bindNote(editor, latest.current.note)
    view.current = editor
    const scroll = () => latest.current.onScroll(editor.scrollDOM)
    editor.scrollDOM.addEventListener('scroll', scroll, { passive: true })
    if (latest.current.isFocused) editor.focus()
    addPictures.current = (files) =>
      void acceptPictures(files).then((markdown) => {
        if (markdown.length > 0 && view.current === editor) applyFormat(insertPictures(markdown))(editor)
      })
    return () => {
      clearTimeout(telling)
      binding.end()
      editor.destroy()
      view.current = undefined
    }
  }, [messages])
  useEffect(() => view.current?.dispatch({ effects: setName.of(note.name) }), [note.name])
  const isTold = onText !== undefined
  useEffect(() => {
    // a preview that has just come shows what is typed, which may not be saved yet
    if (isTold && view.current) latest.current.onText?.(view.current.state.sliceDoc())
  }, [isTold])
  useImperativeHandle(handle, () => ({
    apply(format) {
      if (view.current === undefined) return
      applyFormat(format)(view.current)
      view.current.focus()
    },
    addPictures: (files) => addPictures.current(files),
    scroller: () => view.current?.scrollDOM,
  }))
  // a host that counts as a text input keeps the page's keys away from what is typed inside
  return <div ref={host} className={styles.host} contentEditable={false} />
}
