import { type KeyboardEvent, useRef } from 'react'
import { Art, IconButton, ListRowLink } from '../../../kit/components.ts'
import { hostOf } from '../../../kit/desktop.ts'
import { more, star } from '../../../kit/icons.ts'
import { openMenu, useContextMenu } from '../../../kit/interaction.ts'
import { toggle, toolLink } from '../actions.ts'
import { faceOf } from '../face.ts'
import { useMessages } from '../messages.ts'
import type { OpenIn, Tool } from '../model.ts'
import styles from './ToolCard.module.css'
import { toolMenu } from './tool-menu.ts'

interface Props {
  readonly tool: Tool
  readonly favorites: readonly Tool[]
  readonly initial: readonly string[]
  readonly openIn: OpenIn
  /** Moves the tool by keys, where tools can be moved; otherwise its link can be dragged to the home screen. */
  readonly onMoveKey?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined
  /** The id of what says how it is moved. */
  readonly moveHint?: string | undefined
}

/** A tool: its link with a line about it, the star of a favorite and its menu. */
export function ToolCard({ tool, favorites, initial, openIn, onMoveKey, moveHint }: Props) {
  const messages = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  const { name, url, about } = tool
  const isFavorite = favorites.includes(tool)
  const entries = () => ({
    label: messages('menu', { name }),
    subject: name,
    items: toolMenu(tool, favorites, initial),
  })
  const menu = useContextMenu((place) => openMenu({ ...entries(), ...place }))
  return (
    <div className={styles.card} {...menu}>
      <ListRowLink
        className={styles.link}
        href={url}
        {...toolLink(tool, openIn)}
        title={`${name}\n${url}`}
        draggable={onMoveKey === undefined}
        data-tool={tool.id}
        aria-describedby={moveHint}
        aria-keyshortcuts={
          onMoveKey === undefined ? undefined : 'Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown'
        }
        onKeyDown={onMoveKey}
        onDragStart={({ dataTransfer }) => {
          // what takes a dropped link names its tile by it
          dataTransfer.setData('text/x-moz-url', `${url}\n${name}`)
          dataTransfer.effectAllowed = 'copyLink'
        }}
        picture={
          <span className={styles.icon} aria-hidden="true">
            <Art face={faceOf(tool)} label={name} lazy />
          </span>
        }
        label={name}
        note={about || hostOf(url)}
      />
      <IconButton
        icon={star}
        size={28}
        iconSize={16}
        className={styles.star}
        label={messages('favoriteNamed', { name })}
        pressed={isFavorite}
        onClick={() => toggle(tool, initial)}
      />
      <IconButton
        ref={button}
        icon={more}
        size={28}
        iconSize={16}
        label={messages('menu', { name })}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={({ detail }) => openMenu({ ...entries(), anchor: button, align: 'end', focusFirst: detail === 0 })}
      />
    </div>
  )
}
