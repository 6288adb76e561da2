import {
  getShaderNoiseTexture,
  grainGradientFragmentShader,
  meshGradientFragmentShader,
  ShaderMount,
  type ShaderMountUniforms,
  warpFragmentShader,
} from '@paper-design/shaders'
import type { ShaderWallpaper } from '../../../../../../shared/entities/wallpaper.ts'
import { FULL_PACE, withFrame } from './pace.ts'
import { uniformsOf } from './uniforms.ts'

const SOURCES = {
  meshGradient: { fragment: meshGradientFragmentShader, hasNoise: false },
  warp: { fragment: warpFragmentShader, hasNoise: true },
  grainGradient: { fragment: grainGradientFragmentShader, hasNoise: true },
} as const satisfies Readonly<Record<ShaderWallpaper['shader'], object>>

/** The analyser reads the canvas at any time, so its picture is kept. */
const CONTEXT: WebGLContextAttributes = {
  alpha: false,
  antialias: false,
  powerPreference: 'low-power',
  preserveDrawingBuffer: true,
}
/** A frame at 30 per second, less what the screen's frames may be early. */
const FRAME_MS = 1000 / 30 - 3
/** The most that the motion goes on in one step, in ms: after a stall it continues where it was. */
const LONGEST_STEP_MS = 100

export interface MountedShader {
  readonly canvas: HTMLCanvasElement
  /** Lets it move at 30 frames a second, or stand still. */
  readonly setMoving: (isMoving: boolean) => void
  /** Removes the canvas, its graphics and all that waits for them. */
  readonly remove: () => void
}

interface Events {
  /** The canvas has its size and shows the first frame. */
  readonly onDrawn: () => void
  /** The graphics have been taken away, as a device may at any time. */
  readonly onLost: () => void
  /** They are back: the shader must be mounted anew. */
  readonly onRestored: () => void
}

/** The texture of noise of those shaders that ask for it. */
async function loadNoise({ shader }: ShaderWallpaper): Promise<HTMLImageElement | undefined> {
  const texture = SOURCES[shader].hasNoise ? getShaderNoiseTexture() : undefined
  await texture?.decode()
  return texture
}

/**
 * Draws a shader over an empty element, standing still. Undefined if that was aborted meanwhile.
 * @throws without WebGL 2
 */
export async function mountShader(
  host: HTMLElement,
  shader: ShaderWallpaper,
  { onDrawn, onLost, onRestored }: Events,
  signal: AbortSignal,
): Promise<MountedShader | undefined> {
  const noise = await loadNoise(shader)
  if (signal.aborted) return undefined
  plantStyle()
  const uniforms = { ...uniformsOf(shader), ...(noise && { u_noiseTexture: noise }) } as ShaderMountUniforms
  const mount = new ShaderMount(
    host,
    SOURCES[shader.shader].fragment,
    uniforms,
    CONTEXT,
    0,
    shader.frame,
    1,
    pixelsOfScreen(),
  )
  const canvas = mount.canvasElement
  let pace = FULL_PACE
  const resize = () => mount.setMaxPixelCount(pixelsOfScreen() * pace.share)
  const loop = createLoop((passed) => {
    const { share } = pace
    pace = withFrame(pace, passed)
    if (pace.share !== share) resize()
    mount.setFrame(mount.getCurrentFrame() + Math.min(passed, LONGEST_STEP_MS) * shader.speed)
  })
  const controller = new AbortController()
  const listen = { signal: controller.signal }
  canvas.addEventListener(
    'webglcontextlost',
    (event) => {
      event.preventDefault()
      loop.setRunning(false)
      mount.dispose()
      onLost()
    },
    listen,
  )
  canvas.addEventListener('webglcontextrestored', onRestored, listen)
  addEventListener('resize', resize, listen)
  // its size is observed within the next frame, so that it is drawn by the one after that
  let waiting = requestAnimationFrame(() => {
    waiting = requestAnimationFrame(onDrawn)
  })
  return {
    canvas,
    setMoving: loop.setRunning,
    remove() {
      controller.abort()
      cancelAnimationFrame(waiting)
      loop.setRunning(false)
      const context = canvas.getContext('webgl2')
      mount.dispose()
      context?.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
}

/** Calls `draw` 30 times a second at most while it runs, with the ms since the last time. */
function createLoop(draw: (passedMs: number) => void): { readonly setRunning: (isRunning: boolean) => void } {
  let request: number | undefined
  let last = 0
  const tick = (now: number) => {
    request = requestAnimationFrame(tick)
    if (now - last < FRAME_MS) return
    draw(now - last)
    last = now
  }
  return {
    setRunning(isRunning) {
      if (isRunning === (request !== undefined)) return
      if (request !== undefined) cancelAnimationFrame(request)
      last = performance.now()
      request = isRunning ? requestAnimationFrame(tick) : undefined
    },
  }
}

/** Soft as the shaders are, a device's finer pixels would cost much and show nothing. */
const pixelsOfScreen = () => innerWidth * innerHeight

/**
 * The library adds a style element unless it finds one, which the page's policy would refuse: it finds an element of that
 * name in no namespace, which has no effect.
 */
function plantStyle(): void {
  if (document.querySelector('style[data-paper-shader]') !== null) return
  const inert = document.createElementNS(null, 'style')
  inert.setAttribute('data-paper-shader', '')
  document.head.append(inert)
}
