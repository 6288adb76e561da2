import { useState } from 'react'
import { classes, Icon } from '../../../kit/components.ts'
import { film as filmIcon, user } from '../../../kit/icons.ts'
import styles from './Poster.module.css'
import { usePictureUrl } from './use-picture-url.ts'

interface PosterProps {
  /** The picture's id; a blank is drawn without one, and while it cannot be shown. */
  readonly picture: string | undefined
  readonly size?: 'small' | 'large'
  readonly blank?: 'film' | 'person'
  readonly className?: string | undefined
}

/** A picture of a film, without a name of its own: the film's is beside it. */
export function Poster({ picture, size = 'small', blank = 'film', className }: PosterProps) {
  const url = usePictureUrl(picture, size)
  const [failed, setFailed] = useState<string>()
  return (
    <span className={classes(styles.poster, blank === 'person' && styles.person, className)}>
      {url === undefined || url === failed ? (
        <Icon path={blank === 'film' ? filmIcon : user} size={24} />
      ) : (
        <img src={url} alt="" loading="lazy" decoding="async" onError={() => setFailed(url)} />
      )}
    </span>
  )
}
