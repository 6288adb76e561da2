import { useEffect, useEffectEvent, useState } from 'react'
import type { ShaderWallpaper } from '../../../../../../shared/entities/wallpaper.ts'
import { gradientCss } from '../../../../../lib/color/gradient.ts'
import wallpaper from '../../Wallpaper.module.css'
import { paintCanvas } from '../paint-canvas.ts'
import { type MountedShader, mountShader } from './mount.ts'
import { useMayMove } from './use-may-move.ts'

interface ShaderProps {
  readonly shader: ShaderWallpaper
  readonly show: (picture: HTMLCanvasElement) => void
}

/** A wallpaper that the screen's graphics draw; without them a still gradient of its colours. */
export default function Shader({ shader, show }: ShaderProps) {
  const [host, setHost] = useState<HTMLDivElement | null>(null)
  const [mounted, setMounted] = useState<MountedShader>()
  const [generation, setGeneration] = useState(0)
  const mayMove = useMayMove()
  const showAlone = useEffectEvent((canvas: HTMLCanvasElement) => {
    canvas.classList.add(wallpaper.full ?? '')
    host?.replaceChildren(canvas)
    show(canvas)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new generation draws anew
  useEffect(() => {
    // the canvas is drawn outside of React
    if (host === null) return undefined
    const controller = new AbortController()
    let last: MountedShader | undefined
    const showStill = () => {
      const still = paintCanvas(gradientCss({ angle: 150, colors: shader.colors }))
      if (still !== undefined && !controller.signal.aborted) showAlone(still)
    }
    const events = {
      onDrawn: () => last !== undefined && showAlone(last.canvas),
      onLost: showStill,
      onRestored: () => setGeneration((now) => now + 1),
    }
    mountShader(host, shader, events, controller.signal).then((now) => {
      last = now
      setMounted(now)
    }, showStill)
    return () => {
      controller.abort()
      last?.remove()
      setMounted(undefined)
    }
  }, [host, shader, generation])
  useEffect(() => mounted?.setMoving(mayMove), [mounted, mayMove])
  return <div ref={setHost} className={wallpaper.wall} />
}
