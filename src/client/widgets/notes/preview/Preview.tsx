import { type Ref, useEffect, useMemo, useRef } from 'react'
import { classes, Empty } from '../../../kit/components.ts'
import { themeSettings } from '../../../kit/desktop.ts'
import { useDocument } from '../../../kit/documents.ts'
import { showToast } from '../../../kit/interaction.ts'
import '../../../kit/reading.ts'
import { notes, type PreviewTheme } from '../document.ts'
import { linkedNote, linksIn, titleOfLink } from '../kernel/note-links.ts'
import { taskMarks } from '../kernel/tasks.ts'
import { messages as messagesNow, useMessages } from '../messages.ts'
import type { Notes } from '../model.ts'
import { definitionsIn, splitMarkdown } from './chunks.ts'
import { decorate, type Look, loadPressed, pressedNoteLink } from './decorate.ts'
import styles from './Preview.module.css'
import { renderMarkdown } from './render.ts'
import { showChunks } from './show-chunks.ts'
import { themeClasses } from './themes.ts'

interface Props {
  readonly content: string
  readonly theme: PreviewTheme
  readonly remotePictures: boolean
  readonly onToggleTask: (index: number) => void
  /** A link to another note was pressed. */
  readonly onFollow: (target: string) => void
  /** The element that scrolls. */
  readonly scroller: Ref<HTMLElement>
  readonly onScroll: (scroller: Element) => void
}

/** A note as it reads: Markdown rendered in slices, in one of six themes. Tasks can be checked. */
export default function Preview({ content, theme, remotePictures, onToggleTask, onFollow, scroller, onScroll }: Props) {
  const messages = useMessages()
  const isPureOffline = useDocument(themeSettings, (now) => now.isPureOffline)
  const article = useRef<HTMLElement>(null)
  const missing = useDocument(notes, ({ noteList }) => missingTargets(content, noteList))
  const look = useMemo(
    (): Look => ({
      remotePictures: remotePictures && !isPureOffline,
      loadPicture: (host) => messages('loadPicture', { host }),
      missingPicture: messages('missingPicture'),
      missingNote: (target) =>
        missing.split('\n').includes(target) ? messages('makeLinked', { name: titleOfLink(target) }) : undefined,
      classNames: {
        placeholder: styles.placeholder ?? '',
        task: styles.task ?? '',
        missingNote: styles.missingNote ?? '',
      },
    }),
    [remotePictures, isPureOffline, missing, messages],
  )
  const drawnWith = useRef<Look>(undefined)
  const latest = useRef({ content, onToggleTask, onFollow })
  useEffect(() => {
    latest.current = { content, onToggleTask, onFollow }
  })
  /** The task to focus again once the chunk that has it is drawn anew. */
  const focused = useRef<number>(undefined)
  useEffect(() => {
    // rendered outside of React, which would take a whole note at once
    const root = article.current
    if (root === null) return
    if (drawnWith.current !== look) root.replaceChildren()
    drawnWith.current = look
    const controller = new AbortController()
    void showChunks(root, splitMarkdown(content), drawerOf(content, look), controller.signal).then(() => {
      if (controller.signal.aborted || focused.current === undefined) return
      tasksIn(root)[focused.current]?.focus()
      focused.current = undefined
    })
    return () => controller.abort()
  }, [content, look])
  useEffect(() => {
    // of elements that React does not know
    const root = article.current
    const controller = new AbortController()
    const check = ({ target }: Event) => {
      const tasks = root === null ? [] : tasksIn(root)
      const index = target instanceof HTMLInputElement ? tasks.indexOf(target) : -1
      // where the two do not count alike, such as in code of an unusual form, no other task is checked instead
      if (index < 0 || tasks.length !== taskMarks(latest.current.content).length) return
      if (target === document.activeElement) focused.current = index
      latest.current.onToggleTask(index)
    }
    const press = ({ target }: Event) => {
      const linked = pressedNoteLink(target)
      if (linked !== undefined) latest.current.onFollow(linked)
      else loadPressed(target, mayLoad)
    }
    root?.addEventListener('click', press, { signal: controller.signal })
    root?.addEventListener('keydown', (event) => event.key === 'Enter' && press(event), { signal: controller.signal })
    root?.addEventListener('change', check, { signal: controller.signal })
    return () => controller.abort()
  }, [])
  return (
    <section
      ref={scroller}
      className={styles.scroller}
      aria-label={messages('preview')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
      tabIndex={0}
      onScroll={({ currentTarget }) => onScroll(currentTarget)}
    >
      {content.trim() === '' ? <Empty fit="page" title={messages('empty')} /> : null}
      <article ref={article} className={classes(styles.text, themeClasses[theme])} />
    </section>
  )
}

/** The targets of a text's links that no note has, line by line: a text, so that equal ones are the same. */
const missingTargets = (content: string, noteList: Notes['noteList']): string =>
  linksIn(content)
    .map(({ target }) => target)
    .filter((target) => linkedNote(noteList, target) === undefined)
    .join('\n')

/** Whether pictures of other sites may be loaded; if not, a toast says why. */
function mayLoad(): boolean {
  if (!themeSettings.get().isPureOffline) return true
  showToast({ kind: 'info', text: messagesNow('pureOffline') })
  return false
}

const tasksIn = (root: Element) => [...root.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]

/** Draws a chunk; where there are several, each with the names of links that any of them defines. */
function drawerOf(content: string, look: Look): (source: string) => Node {
  const definitions = definitionsIn(content)
  return (source) => {
    const fragment = renderMarkdown(source === content || definitions === '' ? source : `${source}\n\n${definitions}`)
    decorate(fragment, look)
    return fragment
  }
}
