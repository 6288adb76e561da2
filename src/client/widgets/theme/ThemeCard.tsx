import { useRef } from 'react'
import { Button, Icon, IconButton } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { check, heart } from '../../kit/icons.ts'
import { openMenu, useContextMenu } from '../../kit/interaction.ts'
import { countText } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import { miniOf, refusalText, ThemeSketch, themeFavorites, tryOnTheme, useTrial, wearTheme } from '../../kit/themes.ts'
import { cardEntries, favoriteLabel, toggleFavorite, withPicture } from './card-menu.ts'
import { useMessages } from './messages.ts'
import { isMarkable, type ShownTheme } from './model.ts'
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
  const tryOn = () => void withPicture(theme, (one) => tryOnTheme(one, from()))
  const wear = () => void withPicture(theme, (one) => wearTheme(one, from()))
  const menu = useContextMenu((place) => {
    openMenu({ label: name, ...place, items: cardEntries(theme, { tryOn, wear, onChanged }) })
  })
  return (
    <li ref={card} className={styles.card} data-tried={tried !== undefined} data-theme-card={theme.id} {...menu}>
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
          {isMarkable(theme) && (
            <IconButton
              icon={heart}
              label={favoriteLabel(theme)}
              size={28}
              iconSize={14}
              round
              pressed={isFavorite}
              onClick={() => toggleFavorite(theme)}
            />
          )}
        </span>
        <p>{shared?.refusal === undefined ? words : refusalText(shared.refusal)}</p>
      </span>
    </li>
  )
}
