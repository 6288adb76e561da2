import { useEffect, useState } from 'react'
import { WALLPAPER } from '../../../../../shared/constants.ts'
import wallpaper from '../Wallpaper.module.css'
import styles from './Video.module.css'

interface VideoProps {
  /** Alternatives of one video, the best first. */
  readonly sources: readonly string[]
  readonly show: (picture: HTMLVideoElement) => void
  readonly fail: () => void
}

/** A muted loop that pauses while the page is hidden. After an error the next source is tried, twice at most. */
export function Video({ sources, show, fail }: VideoProps) {
  const [element, setElement] = useState<HTMLVideoElement | null>(null)
  const [errors, setErrors] = useState(0)
  const [isLoading, setLoading] = useState(true)
  useEffect(() => {
    // the page's visibility is outside of React
    if (element === null) return undefined
    const playWhileVisible = () => (document.hidden ? element.pause() : void element.play().catch(() => {}))
    playWhileVisible()
    document.addEventListener('visibilitychange', playWhileVisible)
    return () => document.removeEventListener('visibilitychange', playWhileVisible)
  }, [element])
  const onError = () => {
    if (errors < WALLPAPER.videoErrorsLimit) setErrors(errors + 1)
    else {
      setLoading(false)
      fail()
    }
  }
  return (
    <>
      <video
        key={errors}
        ref={setElement}
        className={wallpaper.full}
        src={sources[errors % sources.length]}
        muted
        loop
        playsInline
        onLoadedMetadata={() => setLoading(false)}
        onLoadedData={(event) => show(event.currentTarget)}
        onError={onError}
      />
      {isLoading && <div className={styles.loading} />}
    </>
  )
}
