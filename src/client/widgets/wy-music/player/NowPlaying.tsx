import { useEffect, useRef, useState } from 'react'
import { classes, Empty, isAnimationOff, railPanel } from '../../../kit/components.ts'
import { type LyricLine, lineAt, openLyrics, type Track, useCurrentTrack, useProgress } from '../../../kit/media.ts'
import { useLanguage } from '../../../kit/text.ts'
import { showSection } from '../current-section.ts'
import { useMessages } from '../messages.ts'
import { CoverImage } from './CoverImage.tsx'
import styles from './NowPlaying.module.css'

/** The cover in large, and the words where they are known. */
export function NowPlaying() {
  const messages = useMessages()
  const { track } = useCurrentTrack()
  if (track === undefined)
    return (
      <div className={railPanel}>
        <Empty
          fit="page"
          title={messages('nothing')}
          hint={messages('choose')}
          action={{ label: messages('bundled'), run: () => showSection('bundled') }}
        />
      </div>
    )
  return <Playing key={track.id} track={track} />
}

function Playing({ track }: { readonly track: Track }) {
  const lines = useLyrics(track.id)
  return (
    <div className={classes(railPanel, styles.now, lines.length > 0 && styles.sung)}>
      <figure className={styles.figure}>
        <CoverImage id={track.id} src={track.cover} />
        <figcaption>
          <h2>{track.name}</h2>
          <p>{track.artist}</p>
        </figcaption>
      </figure>
      {lines.length > 0 ? <Lyrics lines={lines} track={track} /> : null}
    </div>
  )
}

function useLyrics(id: string): readonly LyricLine[] {
  const [lines, setLines] = useState<readonly LyricLine[]>([])
  useEffect(() => {
    // lyrics are loaded from outside
    let isOver = false
    openLyrics(id).then(
      (loaded) => isOver || setLines(loaded),
      () => {}, // the music plays without
    )
    return () => {
      isOver = true
    }
  }, [id])
  return lines
}

interface LyricsProps {
  readonly lines: readonly LyricLine[]
  readonly track: Track
}

function Lyrics({ lines, track }: LyricsProps) {
  const messages = useMessages()
  const language = useLanguage()
  const { time } = useProgress()
  const current = lineAt(lines, time)
  const box = useRef<HTMLElement>(null)
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    // scrolling is the browser's
    const line = list.current?.children[Math.max(0, current)]
    if (box.current === null || !(line instanceof HTMLElement)) return
    const top = line.offsetTop - (box.current.clientHeight - line.offsetHeight) / 2
    box.current.scrollTo({ top, behavior: isAnimationOff() ? 'instant' : 'smooth' })
  }, [current])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which the keyboard must be able to do
    <section ref={box} className={styles.lyrics} tabIndex={0} aria-label={messages('lyrics')}>
      <ol ref={list} lang={track.lyricsLanguage}>
        {lines.map(({ at, text, translation }, index) => (
          <li key={`${at} ${text}`} aria-current={index === current ? 'true' : undefined}>
            {text}
            {translation !== undefined && language === 'en' ? <small lang="en">{translation}</small> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
