import type { Game } from '../../../shared/games/game.ts'
import { Icon, IconButton } from '../../kit/components.ts'
import { type GameFacts, gameFacts, gameName, openGame, openGameInTab, withFavorite } from '../../kit/games.ts'
import { arrowOut, play, plus, star } from '../../kit/icons.ts'
import { openMenu, useContextMenu } from '../../kit/interaction.ts'
import { addToDesktop } from './add-to-desktop.ts'
import { bestText } from './best-text.ts'
import { Cover } from './Cover.tsx'
import styles from './GameCell.module.css'
import { useMessages } from './messages.ts'
import { bestOf } from './model.ts'

interface Props {
  readonly game: Game
  readonly facts: GameFacts | undefined
}

/** A game on the shelf: its cover, its name and its best result. */
export function GameCell({ game, facts }: Props) {
  const messages = useMessages()
  const { id } = game
  const name = gameName(id)
  const isFavorite = facts?.isFavorite === true
  const toggle = () => gameFacts.update((all) => withFavorite(all, id, !isFavorite))
  const favoriteLabel = messages(isFavorite ? 'unfavorite' : 'favorite', { name })
  const menu = useContextMenu((place) =>
    openMenu({
      ...{ label: name, ...place },
      items: [
        { id: 'open', label: messages('open'), icon: play, run: () => openGame(id) },
        { id: 'tab', label: messages('openInTab'), icon: arrowOut, run: () => openGameInTab(id) },
        { id: 'desktop', label: messages('addToDesktop'), icon: plus, run: () => void addToDesktop(id) },
        { id: 'favorite', label: favoriteLabel, icon: star, run: toggle },
      ],
    }),
  )
  return (
    <li className={styles.cell} {...menu}>
      <button type="button" className={styles.open} onClick={() => openGame(id)}>
        <span className={styles.picture}>
          <Cover id={id} />
          <span className={styles.start} aria-hidden="true">
            <Icon path={play} size={12} />
            {messages('start')}
          </span>
        </span>
        <b>
          {name}
          {isFavorite && <Icon path={star} size={12} />}
        </b>
        <small>{bestText(bestOf(game, facts), messages)}</small>
      </button>
      <span className={styles.star} data-on={isFavorite}>
        <IconButton icon={star} label={favoriteLabel} size={28} round pressed={isFavorite} onClick={toggle} />
      </span>
    </li>
  )
}
