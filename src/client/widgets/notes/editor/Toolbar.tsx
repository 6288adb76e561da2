import { type RefObject, useRef, useState } from 'react'
import { classes, IconButton } from '../../../kit/components.ts'
import {
  bold,
  checklist,
  code as codeIcon,
  heading as headingIcon,
  image,
  italic,
  link as linkIcon,
  list as listIcon,
  quote as quoteIcon,
  table as tableIcon,
} from '../../../kit/icons.ts'
import { fadingRow, roving, shownShortcut, useFileChooser, useOverflowFades } from '../../../kit/interaction.ts'
import { useMessages } from '../messages.ts'
import type { EditorHandle } from './Editor.tsx'
import styles from './Toolbar.module.css'
import { TOOLS, type Tool } from './tools.ts'

const ICONS: Readonly<Record<Tool | 'image', string>> = {
  heading: headingIcon,
  bold,
  italic,
  checklist,
  list: listIcon,
  quote: quoteIcon,
  table: tableIcon,
  link: linkIcon,
  code: codeIcon,
  image,
}
const SHORTCUTS: Partial<Readonly<Record<Tool | 'image', string>>> = {
  bold: 'Ctrl+B',
  italic: 'Ctrl+I',
  link: 'Ctrl+K',
}

interface ToolbarProps {
  readonly editor: RefObject<EditorHandle | null>
  /** Whether it is a row of its own, which scrolls, with as many whole buttons as it has room for. */
  readonly isRow: boolean
}

/** Buttons that mark up what is selected in the editor; one tab stop, arrow keys move in it. */
export function Toolbar({ editor, isRow }: ToolbarProps) {
  const messages = useMessages()
  const bar = useRef<HTMLDivElement>(null)
  useOverflowFades(bar)
  const [choosePictures, input] = useFileChooser({
    accept: 'image/*',
    multiple: true,
    label: messages('tool.image'),
    onFiles: (files) => editor.current?.addPictures(files),
  })
  const [stop, setStop] = useState<Tool | 'image'>('heading')
  const apply = (tool: Tool) =>
    void import('./formats.ts').then(({ formatOf }) => editor.current?.apply(formatOf(tool, messages)))
  const button = (tool: Tool | 'image') => {
    const shortcut = SHORTCUTS[tool]
    return (
      <IconButton
        key={tool}
        icon={ICONS[tool]}
        size={28}
        iconSize={16}
        label={messages(`tool.${tool}`)}
        shortcut={shortcut && shownShortcut(shortcut)}
        data-focus-stop={tool}
        tabIndex={tool === stop ? 0 : -1}
        onFocus={() => setStop(tool)}
        onClick={() => (tool === 'image' ? choosePictures() : apply(tool))}
      />
    )
  }
  return (
    <div
      ref={bar}
      className={isRow ? classes(styles.row, fadingRow) : styles.toolbar}
      role="toolbar"
      aria-label={messages('toolbar')}
      onKeyDown={roving('row')}
    >
      {TOOLS.map(button)}
      {button('image')}
      {input}
    </div>
  )
}
