import { Icon } from '../../kit/components.ts'
import { type AllUnfinished, findGame, type GameFacts, gameName, openGame, progressText } from '../../kit/games.ts'
import { play } from '../../kit/icons.ts'
import styles from './BoardTile.module.css'
import { bestText } from './best-text.ts'
import { Cover } from './Cover.tsx'
import { useMessages } from './messages.ts'
import { bestOf } from './model.ts'

interface Props {
  readonly id: string
  readonly others: readonly string[]
  readonly unfinished: AllUnfinished[string] | undefined
  readonly facts: GameFacts | undefined
}

/** The game under way: its board as it stands, how far it is, and games beside it. */
export function BoardTile({ id, others, unfinished, facts }: Props) {
  const messages = useMessages()
  const game = findGame(id)
  const picture = unfinished?.picture
  return (
    <div className={styles.tile}>
      <button
        type="button"
        className={styles.board}
        aria-label={messages('continueGame', { name: gameName(id) })}
        onClick={() => openGame(id)}
      >
        {picture === undefined ? (
          <Cover id={id} />
        ) : (
          <span className={styles.cells} style={{ background: picture.ground, '--columns': picture.columns }}>
            {picture.cells.map(({ text, fill, ink }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no names and never move
              <i key={at} style={{ background: fill, color: ink }}>
                {text}
              </i>
            ))}
          </span>
        )}
      </button>
      <div className={styles.text}>
        <small>{messages('continue')}</small>
        <b>{gameName(id)}</b>
        <strong>{progressText(id, unfinished?.progress ?? {})}</strong>
        {game !== undefined && facts !== undefined && facts.plays > 0 && (
          <small>{bestText(bestOf(game, facts), messages)}</small>
        )}
        <div className={styles.others}>
          {others.slice(0, 3).map((other) => (
            <button key={other} type="button" aria-label={gameName(other)} onClick={() => openGame(other)}>
              <Cover id={other} />
            </button>
          ))}
        </div>
      </div>
      <span className={styles.play} aria-hidden="true">
        <Icon path={play} size={16} />
      </span>
    </div>
  )
}
