import { type PointerEvent, useRef, useState } from 'react'
import type { Values } from '../../../../core/documents/fields/settings.ts'
import { Icon } from '../../../../ui/components/icon/Icon.tsx'
import { camera, chat, shirt, shuffle } from '../../../../ui/icons/paths.ts'
import { classes } from '../../../../ui/styles/classes.ts'
import { PreviewStrip } from '../../wallpaper/lazy.ts'
import { useMessages } from '../messages.ts'
import { useDriver } from '../residents/use-driver.ts'
import type { live2dSettings } from '../settings.ts'
import styles from './MascotPreview.module.css'
import { CORNER, moved, PREVIEW_HEIGHT, sizeAt } from './model.ts'

type MascotValues = Values<(typeof live2dSettings)['fields']>

const TOOLS = [chat, shuffle, shirt, camera]

/** The mascot in a small copy of the screen: at its scale, with its tools, and to be dragged where that is on. */
export function MascotPreview({ values }: { readonly values: MascotValues }) {
  const messages = useMessages()
  const { isShow, isMove } = values
  return (
    <PreviewStrip
      className={styles.preview}
      badge={messages(isShow && isMove ? 'tryDragging' : 'preview')}
      empty={isShow ? undefined : messages('off')}
    >
      <Mascot values={values} />
    </PreviewStrip>
  )
}

function Mascot({ values }: { readonly values: MascotValues }) {
  const { isMove, isToolLeft, scale } = values
  const [place, setPlace] = useState(CORNER)
  const last = useRef<{ readonly x: number; readonly y: number }>(undefined)
  const figure = useRef<HTMLSpanElement>(null)
  useDriver(figure, values)
  const size = sizeAt(scale)
  const drag = (event: PointerEvent<HTMLElement>) => {
    const from = last.current
    const preview = event.currentTarget.parentElement
    if (from === undefined || preview === null) return
    last.current = { x: event.clientX, y: event.clientY }
    const area = { width: preview.clientWidth, height: preview.clientHeight }
    setPlace((now) => moved(now, event.clientX - from.x, event.clientY - from.y, size, area))
  }
  const release = () => {
    last.current = undefined
  }
  const { right, bottom } = isMove ? place : CORNER
  return (
    <div
      className={classes(styles.mascot, isMove && styles.movable)}
      style={{ ...size, right, bottom: Math.min(bottom, Math.max(0, PREVIEW_HEIGHT - size.height)) }}
      aria-hidden="true"
      onPointerDown={(event) => {
        if (!isMove) return
        event.currentTarget.setPointerCapture(event.pointerId)
        last.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <span ref={figure} className={styles.figure} />
      <span className={classes(styles.tools, isToolLeft && styles.left)}>
        {TOOLS.map((path) => (
          <Icon key={path} path={path} size={12} />
        ))}
      </span>
    </div>
  )
}
