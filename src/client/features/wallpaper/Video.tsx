import { useEffect, useState } from 'react'
import styles from './Wallpaper.module.css'

interface VideoProps {
  readonly src: string
  readonly show: (picture: HTMLVideoElement) => void
  readonly fail: () => void
}

/** A muted loop that pauses while the page is hidden. */
export default function Video({ src, show, fail }: VideoProps) {
  const [element, setElement] = useState<HTMLVideoElement | null>(null)
  useEffect(() => {
    // the page's visibility is outside of React
    if (element === null) return undefined
    const playWhileVisible = () => (document.hidden ? element.pause() : void element.play().catch(() => {}))
    playWhileVisible()
    document.addEventListener('visibilitychange', playWhileVisible)
    return () => document.removeEventListener('visibilitychange', playWhileVisible)
  }, [element])
  return (
    <video
      ref={setElement}
      className={styles['full']}
      src={src}
      muted
      loop
      playsInline
      onLoadedData={(event) => show(event.currentTarget)}
      onError={fail}
    />
  )
}
