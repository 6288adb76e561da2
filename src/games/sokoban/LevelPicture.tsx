import styles from './LevelPicture.module.css'
import type { Level } from './levels.ts'
import { isWall, squares } from './RoomPicture.tsx'
import { readRoom } from './room.ts'

/** A level as a small picture. */
export function LevelPicture({ level }: { readonly level: Level }) {
  const { room, boxes } = readRoom(level.rows)
  const cells = [...room.floor.keys()]
  return (
    <svg className={styles.picture} viewBox={`0 0 ${room.columns} ${room.rows}`} aria-hidden="true">
      <path
        data-part="wall"
        d={squares(
          room,
          cells.filter((cell) => isWall(room, cell)),
        )}
      />
      <path
        data-part="floor"
        d={squares(
          room,
          cells.filter((cell) => room.floor[cell]),
        )}
      />
      <path data-part="goal" d={squares(room, [...room.goals])} />
      <path data-part="box" d={squares(room, boxes)} />
    </svg>
  )
}
