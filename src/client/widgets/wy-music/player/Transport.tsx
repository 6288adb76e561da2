import { classes, IconButton } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { nextTrack, pause, play, previousTrack, repeat, repeatOne, shuffle } from '../../../kit/icons.ts'
import { changeSort, music, skip, togglePlay, useCurrentTrack } from '../../../kit/media.ts'
import { useMessages } from '../messages.ts'
import styles from './Transport.module.css'

/** Previous, play or pause, next. */
export function Transport({ className }: { readonly className?: string | undefined }) {
  const messages = useMessages()
  return (
    <>
      <IconButton icon={previousTrack} label={messages('previous')} round={true} onClick={() => skip(-1)} />
      <PlayButton className={className} />
      <IconButton icon={nextTrack} label={messages('next')} round={true} onClick={() => skip(1)} />
    </>
  )
}

interface PlayButtonProps {
  readonly className?: string | undefined
  readonly size?: 32 | 36 | 40
}

export function PlayButton({ className, size = 36 }: PlayButtonProps) {
  const messages = useMessages()
  const { status } = useCurrentTrack()
  const isPaused = status === 'paused'
  return (
    <IconButton
      icon={isPaused ? play : pause}
      label={messages(isPaused ? 'play' : 'pause')}
      size={size}
      round={true}
      className={classes(className ?? styles.play)}
      aria-busy={status === 'loading' || undefined}
      onClick={togglePlay}
    />
  )
}

const SORT_ICONS = [repeat, repeatOne, shuffle] as const

/** List, single track or random order; a press changes to the next. */
export function SortButton() {
  const messages = useMessages()
  const sort = useDocument(music, ({ playSort }) => playSort)
  return <IconButton icon={SORT_ICONS[sort]} label={messages(`sort.${sort}`)} round={true} onClick={changeSort} />
}
