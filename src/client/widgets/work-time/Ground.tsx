import type { CSSProperties } from 'react'
import { useStore } from 'zustand'
import { faceUrls } from '../../kit/desktop.ts'
import { useDocument } from '../../kit/documents.ts'
import styles from './Ground.module.css'
import { readableInk } from './readable-ink.ts'
import { workTime } from './settings.ts'

/** The user's own background of the tile: a colour, or a picture that may be blurred. */
export function Ground() {
  const { bgType, bgColor, vague, url } = useGround()
  if (bgType === 2) return <div className={styles.ground} style={{ backgroundColor: bgColor }} />
  if (bgType !== 1 || url === '') return null
  return (
    <div className={styles.ground}>
      <img
        className={styles.picture}
        src={url}
        alt=""
        style={vague === 0 ? undefined : { filter: `blur(${vague}px)`, scale: String(1 + vague / 60) }}
      />
      <div className={styles.veil} />
    </div>
  )
}

/** The colours of what is on it: the user's, else what can be read there, else the theme's. */
export function useGroundStyle(): CSSProperties | undefined {
  const { bgType, bgColor, textColor, url } = useGround()
  const isPicture = bgType === 1 && url !== ''
  const ink = textColor || (bgType === 2 ? readableInk(bgColor) : isPicture ? '#ffffff' : '')
  if (ink === '') return undefined
  return {
    '--ink': ink,
    '--gk-ink-1': ink,
    '--gk-ink-2': ink,
    '--gk-ink-3': ink,
    '--track': `color-mix(in srgb, ${ink} 22%, transparent)`,
  }
}

function useGround() {
  const values = useDocument(workTime, ({ bgType, bgImg, bgColor, vague, textColor }) => ({
    bgType,
    bgImg,
    bgColor,
    vague,
    textColor,
  }))
  const url = useStore(faceUrls, (urls) => urls[values.bgImg] ?? '')
  return { ...values, url }
}
