import { useEffect, useState } from 'react'
import styles from './Wallpaper.module.css'

interface VideoProps {
  readonly src: string
  readonly show: (picture: HTMLVideoElement) => void
  readonly fail: () => void
}

/** A silent loop that rests while nobody sees it. */
export default function Video({ src, show, fail }: VideoProps) {
  const [element, setElement] = useState<HTMLVideoElement | null>(null)
  useEffect(() => {
    // the page's visibility is outside of React
    if (element === null) return undefined
    const rest = () => (document.hidden ? element.pause() : void element.play().catch(() => {}))
    rest()
    document.addEventListener('visibilitychange', rest)
    return () => document.removeEventListener('visibilitychange', rest)
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
