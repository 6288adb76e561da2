import { coverOf } from '../../kit/games.ts'
import styles from './Cover.module.css'

/** The cover of a game, filling its parent's width. */
export const Cover = ({ id }: { readonly id: string }) => (
  <span className={styles.cover}>
    <img src={coverOf(id)} alt="" draggable={false} />
  </span>
)
