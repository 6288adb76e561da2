import { useDocument } from '../../kit/documents.ts'
import {
  findGame,
  gameFacts,
  gameName,
  games,
  openGame,
  playedIds,
  unfinishedGames,
  unfinishedIds,
} from '../../kit/games.ts'
import type { TileProps } from '../../kit/widget.ts'
import { BoardTile } from './BoardTile.tsx'
import { Cover } from './Cover.tsx'
import { useMessages } from './messages.ts'
import { firstGames } from './model.ts'
import styles from './Tile.module.css'

/** 2x2 the covers of four games, 2x4 the game under way with its board, or four games with their names. */
export default function Tile({ rows, columns }: TileProps) {
  const messages = useMessages()
  const facts = useDocument(gameFacts, (now) => now)
  const unfinished = useDocument(unfinishedGames, (now) => now)
  const known = (id: string) => findGame(id) !== undefined
  const begun = unfinishedIds(unfinished).filter(known)
  const shown = firstGames(
    [...begun, ...playedIds(facts).filter(known)],
    games,
    rows * columns === 1 ? 1 : columns === 4 || rows === 2 ? 4 : 2,
  )
  const [last] = begun
  if (last !== undefined && columns === 4 && rows >= 2)
    return (
      <BoardTile
        id={last}
        others={shown.filter((id) => id !== last)}
        unfinished={unfinished[last]}
        facts={facts[last]}
      />
    )
  return (
    <div className={styles.tile} data-columns={columns} data-rows={rows}>
      {columns === 4 && (
        <header className={styles.head}>
          <b>{messages('name')}</b>
          <span>{messages('all', { count: games.length })}</span>
        </header>
      )}
      <div className={styles.covers}>
        {shown.map((id) => (
          <button key={id} type="button" className={styles.game} aria-label={gameName(id)} onClick={() => openGame(id)}>
            <Cover id={id} />
            {columns === 4 && <span>{gameName(id)}</span>}
          </button>
        ))}
      </div>
    </div>
  )
}
