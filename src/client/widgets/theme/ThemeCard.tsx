import { type MouseEvent, useRef } from 'react'
import { Button, Icon, IconButton } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { check, download, heart, trash } from '../../kit/icons.ts'
import { openMenu } from '../../kit/interaction.ts'
import { countText } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import {
  deleteOwnTheme,
  exportTheme,
  ThemeSketch,
  themeFavorites,
  tryOnTheme,
  useTrial,
  wearTheme,
} from '../../kit/themes.ts'
import { useMessages } from './messages.ts'
import type { ShownTheme } from './model.ts'
import { Ring } from './Ring.tsx'
import styles from './ThemeCard.module.css'

interface Props {
  readonly theme: ShownTheme
  /** Whether the page has its looks. */
  readonly isWorn: boolean
  /** Upright, as on a phone. */
  readonly portrait: boolean
}

/** A theme: a sketch of the page in it, its name and words; pressed, it is tried on. */
export function ThemeCard({ theme, isWorn, portrait }: Props) {
  const messages = useMessages()
  const card = useRef<HTMLLIElement>(null)
  const language = useLanguage()
  const tried = useTrial(theme.id)
  const isFavorite = useDocument(themeFavorites, (list) => list.some(({ id }) => id === theme.id))
  const { name, words, look, hot } = theme
  const tryOn = () => void tryOnTheme(theme, card.current ?? undefined)
  const wear = () => void wearTheme(theme, card.current ?? undefined)
  const favoriteLabel = messages(isFavorite ? 'unfavorite' : 'favorite', { name })
  const toggle = () =>
    themeFavorites.update((list) =>
      isFavorite ? list.filter(({ id }) => id !== theme.id) : [...list, { id: theme.id }],
    )
  const showMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    openMenu({
      label: name,
      at: { x: event.clientX, y: event.clientY },
      items: [
        { id: 'try', label: messages('tryOn'), run: tryOn },
        { id: 'wear', label: messages('wear'), icon: check, run: wear },
        theme.isOwn
          ? { id: 'delete', label: messages('delete'), icon: trash, danger: true, run: () => deleteOwnTheme(theme) }
          : { id: 'favorite', label: favoriteLabel, icon: heart, run: toggle },
        {
          ...{ id: 'export', label: messages('export'), icon: download },
          run: () => void exportTheme({ name, info: words, look }),
        },
      ],
    })
  }
  return (
    <li
      ref={card}
      className={styles.card}
      data-tried={tried !== undefined}
      data-theme-card={theme.id}
      onContextMenu={showMenu}
    >
      <button type="button" className={styles.picture} aria-label={messages('tryName', { name })} onClick={tryOn}>
        <ThemeSketch look={look} portrait={portrait} />
      </button>
      {tried === undefined ? (
        <span className={styles.actions}>
          <Button size="s" onClick={tryOn}>
            {messages('tryOn')}
          </Button>
          <Button size="s" kind="primary" onClick={wear}>
            {messages('wear')}
          </Button>
        </span>
      ) : (
        <span className={styles.left}>
          <Ring endsAt={tried.endsAt} size={48} />
        </span>
      )}
      <span className={styles.text}>
        <b>{name}</b>
        {isWorn && (
          <em>
            <Icon path={check} size={12} />
            {messages('worn')}
          </em>
        )}
        <span className={styles.heart} data-on={isFavorite}>
          {hot === undefined || hot === 0 ? null : <small>{countText(hot, language)}</small>}
          <IconButton
            icon={heart}
            label={favoriteLabel}
            size={28}
            iconSize={14}
            round
            pressed={isFavorite}
            onClick={toggle}
          />
        </span>
        <p>{words}</p>
      </span>
    </li>
  )
}
