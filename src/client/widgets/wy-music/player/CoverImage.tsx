import { useState } from 'react'
import { noteCover, sceneUrl } from '../../../kit/media.ts'

interface CoverImageProps {
  /** Of the track or the collection. */
  readonly id: string
  readonly src: string
  readonly className?: string | undefined
  /** Whether it is loaded only when it comes into view. */
  readonly isLazy?: boolean
}

/** A cover; where it cannot be had, a picture of the player's own. */
export function CoverImage({ id, src, className, isLazy = false }: CoverImageProps) {
  const [broken, setBroken] = useState('')
  return (
    <img
      className={className}
      src={broken === src ? sceneUrl(id) : src}
      alt=""
      draggable={false}
      loading={isLazy ? 'lazy' : undefined}
      onLoad={() => noteCover(src)}
      onError={() => setBroken(src)}
    />
  )
}
