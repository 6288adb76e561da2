import { type MouseEvent, useRef } from 'react'
import { Button, Icon, IconButton } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { check, download, heart, trash } from '../../kit/icons.ts'
import { openMenu } from '../../kit/interaction.ts'
import { countText } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import {
  deleteOwnTheme,
  deleteSharedTheme,
  exportTheme,
  miniOf,
  offerShare,
  ThemeSketch,
  themeFavorites,
  tryOnTheme,
  useTrial,
  type WearableTheme,
  wearableOf,
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
  /** What became of one that the user shares has changed. */
  readonly onChanged: () => void
}

/** A theme: a sketch of the page in it, its name and words; pressed, it is tried on. */
export function ThemeCard({ theme, isWorn, portrait, onChanged }: Props) {
  const messages = useMessages()
  const card = useRef<HTMLLIElement>(null)
  const language = useLanguage()
  const tried = useTrial(theme.id)
  const isFavorite = useDocument(themeFavorites, (list) => list.some(({ id }) => id === theme.id))
  const { name, words, look, hot, shared } = theme
  const from = () => card.current ?? undefined
  const withPicture = async (use: (theme: WearableTheme) => Promise<void>) => {
    const wearable = shared === undefined ? theme : await wearableOf(shared)
    if (wearable !== undefined) await use(wearable)
  }
  const tryOn = () => void withPicture((one) => tryOnTheme(one, from()))
  const wear = () => void withPicture((one) => wearTheme(one, from()))
  const isMarkable = theme.category !== undefined // favorites list what came with the program
  const favoriteLabel = messages(isFavorite ? 'unfavorite' : 'favorite', { name })
  const toggle = () =>
    themeFavorites.update((list) =>
      isFavorite ? list.filter(({ id }) => id !== theme.id) : [...list, { id: theme.id }],
    )
  const ownEntries = () => {
    if (shared === undefined || !shared.isOwn) return []
    const tell = (isDone: boolean) => isDone && onChanged()
    const { state } = shared
    const isOut = state === 'withdrawn'
    const change = () => void offerShare(shared, isOut).then(tell)
    const remove = () => void deleteSharedTheme(shared).then(tell)
    return [
      ...(state === 'refused' ? [] : [{ id: 'offer', label: messages(isOut ? 'offer' : 'withdraw'), run: change }]),
      { id: 'remove', label: messages('deleteShared'), icon: trash, danger: true, run: remove },
    ]
  }
  const showMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    openMenu({
      label: name,
      at: { x: event.clientX, y: event.clientY },
      items: [
        { id: 'try', label: messages('tryOn'), run: tryOn },
        { id: 'wear', label: messages('wear'), icon: check, run: wear },
        ...ownEntries(),
        ...(theme.isOwn
          ? [{ id: 'delete', label: messages('delete'), icon: trash, danger: true, run: () => deleteOwnTheme(theme) }]
          : []),
        ...(isMarkable ? [{ id: 'favorite', label: favoriteLabel, icon: heart, run: toggle }] : []),
        {
          ...{ id: 'export', label: messages('export'), icon: download },
          run: () => void withPicture((one) => exportTheme({ name, info: words, look: one.look })),
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
        <ThemeSketch look={look} portrait={portrait} picture={shared && miniOf(shared)} />
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
        {shared !== undefined && shared.state !== 'public' && <em>{messages(`state.${shared.state}`)}</em>}
        {isWorn && (
          <em>
            <Icon path={check} size={12} />
            {messages('worn')}
          </em>
        )}
        <span className={styles.heart} data-on={isFavorite}>
          {hot === undefined || hot === 0 ? null : <small>{countText(hot, language)}</small>}
          {isMarkable && (
            <IconButton
              icon={heart}
              label={favoriteLabel}
              size={28}
              iconSize={14}
              round
              pressed={isFavorite}
              onClick={toggle}
            />
          )}
        </span>
        <p>{words}</p>
      </span>
    </li>
  )
}
