import { type CSSProperties, useState } from 'react'
import { useStore } from 'zustand'
import { uploadedAddress } from '../../../../shared/api/upload.ts'
import { senderName } from '../../../../shared/chat/sender-name.ts'
import { connection } from '../../../core/net/connection.ts'
import styles from './Avatar.module.css'

interface AvatarProps {
  readonly username: string
  readonly nickname: string
  /** The name of the picture; empty for none. */
  readonly head: string
}

/** The picture of somebody, or the first sign of his name upon a colour of his own; 1em is its side. */
export function Avatar({ username, nickname, head }: AvatarProps) {
  const server = useStore(connection, (now) => now.server)
  const [broken, setBroken] = useState('')
  if (head !== '' && head !== broken && server !== undefined)
    return (
      <img
        className={styles.avatar}
        src={uploadedAddress(server, head)}
        alt=""
        decoding="async"
        onError={() => setBroken(head)}
      />
    )
  return (
    <span className={styles.avatar} style={{ '--hue': hueOf(username) } as CSSProperties} aria-hidden="true">
      <span>{firstSign(senderName({ username, nickname }))}</span>
    </span>
  )
}

/** Made once: to make one takes longer than all else of a picture. */
let segmenter: Intl.Segmenter | undefined

function firstSign(name: string): string {
  segmenter ??= new Intl.Segmenter()
  return segmenter.segment(name).containing(0)?.segment.toUpperCase() ?? '?'
}

/** Between the hues of names that follow one another, in degrees: they are far apart. */
const GOLDEN_ANGLE = 137.508

/** The hue that somebody has wherever he has no picture, in degrees: always the same for a name. */
function hueOf(username: string): number {
  let sum = 0
  for (const sign of username) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521
  return Math.round((sum * GOLDEN_ANGLE) % 360)
}
