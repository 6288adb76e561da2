import styles from './IconOverlay.module.css'
import { useUserId } from './own-feedback.ts'
import { Dot } from './tile/Dot.tsx'
import { useOwn } from './use-own.ts'

/** A dot at the corner of the picture for an answer that was not seen; a small picture has no room for it. */
export default function IconOverlay() {
  const user = useUserId()
  return user === undefined ? null : <Corner user={user} />
}

function Corner({ user }: { readonly user: string }) {
  const { isAnswered } = useOwn(user)
  if (!isAnswered) return null
  return (
    <span className={styles.corner} aria-hidden="true">
      <Dot isOnPicture />
    </span>
  )
}
