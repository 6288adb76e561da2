import { useCallback, useEffect, useRef, useState } from 'react'
import { classes, IconButton, lazy, Segments } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { chevronLeft, more } from '../../kit/icons.ts'
import { isComposing, openMenu, useNarrower } from '../../kit/interaction.ts'
import { useLanguage } from '../../kit/text.ts'
import { checkTask } from './actions.ts'
import { type Mode, notes, notesView } from './document.ts'
import type { EditorHandle } from './editor/Editor.tsx'
import { Toolbar } from './editor/Toolbar.tsx'
import { titleOf, titleOfNote, withoutTitle } from './kernel/text.ts'
import { Backlinks } from './links/Backlinks.tsx'
import { followLink, keepLinks } from './links/follow-link.ts'
import { useMessages } from './messages.ts'
import { countCharacters, LIMITS, type Note, renameNote } from './model.ts'
import styles from './NotePane.module.css'
import { noteMenu } from './note-menu.ts'

const Editor = lazy(() => import('./editor/Editor.tsx'))
const Preview = lazy(() => import('./preview/Preview.tsx'))

/** Below it, in px, editor and preview are not beside each other. */
const SPLIT_PX = 560

interface Props {
  readonly note: Note
  /** Whether it has just been made: the editor gets the focus. */
  readonly isNew: boolean
  /** Back to the list, where that is not beside it. */
  readonly onBack: (() => void) | undefined
}

/** A note: its name, toolbar, editor and preview. */
export function NotePane({ note, isNew, onBack }: Props) {
  const messages = useMessages()
  const pane = useRef<HTMLDivElement>(null)
  const isNarrow = useNarrower(pane, SPLIT_PX)
  const view = useDocument(notesView, (now) => now)
  const mode = isNarrow && view.mode === 'split' ? 'edit' : view.mode
  const editor = useRef<EditorHandle>(null)
  const preview = useRef<HTMLElement>(null)
  /** The text in the editor, which may not be saved yet. */
  const [text, setText] = useState(note.content)
  const follower = useRef<Element>(undefined)
  const setMode = (next: Mode) => notesView.update((now) => ({ ...now, mode: next }))
  const follow = (source: Element | undefined, target: Element | undefined) => {
    const isLed = follower.current === source
    follower.current = undefined
    if (!isLed && source && target && scrollLike(target, source)) follower.current = target
  }
  const modes: readonly Mode[] = isNarrow ? ['edit', 'preview'] : ['edit', 'split', 'preview']
  const toolbar = mode === 'preview' ? null : <Toolbar editor={editor} isRow={isNarrow} />
  return (
    <div ref={pane} className={styles.pane}>
      <div className={styles.bar}>
        {onBack ? <IconButton icon={chevronLeft} label={messages('back')} onClick={onBack} /> : null}
        <div className={styles.tools}>{isNarrow ? null : toolbar}</div>
        <Segments
          aria-label={messages('mode')}
          value={mode}
          options={modes.map((value) => ({ value, label: messages(`mode.${value}`) }))}
          onChange={setMode}
        />
        <MenuButton note={note} />
      </div>
      {isNarrow ? toolbar : null}
      <Heading note={note} />
      <div className={classes(styles.body, mode === 'split' && styles.split)}>
        {mode === 'preview' ? null : (
          <Editor
            note={note}
            handle={editor}
            isFocused={isNew}
            onText={mode === 'split' ? setText : undefined}
            onScroll={(source) => mode === 'split' && follow(source, preview.current ?? undefined)}
            onFollow={(target) => followLink(target, note)}
            onLeave={() => pane.current?.querySelector<HTMLElement>('[role="radiogroup"] :checked')?.focus()}
          />
        )}
        {mode === 'edit' ? null : (
          <Preview
            content={withoutTitle({ name: note.name, content: mode === 'split' ? text : note.content })}
            theme={view.previewTheme}
            remotePictures={note.remotePictures === true}
            scroller={preview}
            onScroll={(source) => mode === 'split' && follow(source, editor.current?.scroller())}
            onFollow={(target) => followLink(target, note)}
            onToggleTask={(index) => checkTask(note.id, index)}
          />
        )}
      </div>
      <Backlinks note={note} isOpenByItself={!isNarrow} />
    </div>
  )
}

/**
 * Keeps the links to a note that gets another title. It has it once its name or its pane is left: links to every
 * letter of a title on the way would be many steps of undo.
 * @returns to be called where its name is left
 */
function useKeptLinks(note: Note): () => void {
  const { id } = note
  const former = useRef(titleOfNote(note))
  const keep = useCallback(() => {
    const now = notes.get().noteList.find((one) => one.id === id)
    if (now === undefined) return
    keepLinks(id, former.current)
    former.current = titleOfNote(now)
  }, [id])
  useEffect(
    // its editor saves as it goes, which is after this
    () => () => queueMicrotask(keep),
    [keep],
  )
  return keep
}

/** The name of a note, which can be edited in place, and what is known of it. */
function Heading({ note }: { readonly note: Note }) {
  const messages = useMessages()
  const language = useLanguage()
  const keepLinksToIt = useKeptLinks(note)
  const rename = (name: string) => notes.update((now) => renameNote(now, note.id, name), { merge: `name ${note.id}` })
  const date = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'short', day: 'numeric' })
  const count = countCharacters(note.content)
  return (
    <div className={styles.heading}>
      <input
        className={styles.title}
        aria-label={messages('title')}
        placeholder={titleOf(note) || messages('untitled')}
        value={note.name}
        maxLength={LIMITS.name}
        onChange={({ currentTarget }) => rename(currentTarget.value)}
        onBlur={({ currentTarget }) => {
          rename(currentTarget.value.trim())
          keepLinksToIt()
        }}
        onKeyDown={(event) => event.key === 'Enter' && !isComposing(event.nativeEvent) && event.currentTarget.blur()}
      />
      <p className={styles.meta}>
        {note.created === undefined ? null : <span>{messages('created', { date: date.format(note.created) })}</span>}
        <span>{messages('characters', { count, number: new Intl.NumberFormat(language).format(count) })}</span>
      </p>
    </div>
  )
}

function MenuButton({ note }: { readonly note: Note }) {
  const messages = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  const label = messages('actions', { name: titleOf(note) || messages('untitled') })
  return (
    <IconButton
      ref={button}
      icon={more}
      label={label}
      aria-haspopup="menu"
      onClick={({ detail }) =>
        openMenu({ label, items: noteMenu(note), anchor: button, align: 'end', focusFirst: detail === 0 })
      }
    />
  )
}

/** How far an element is scrolled, from 0 to 1. */
const progressOf = ({ scrollTop, scrollHeight, clientHeight }: Element): number =>
  scrollTop / Math.max(1, scrollHeight - clientHeight)

/** Scrolls an element as far as another is, as a part of what it has. Returns whether it moved, which is an event to come. */
function scrollLike(target: Element, source: Element): boolean {
  const before = target.scrollTop
  target.scrollTop = progressOf(source) * (target.scrollHeight - target.clientHeight)
  return target.scrollTop !== before
}
