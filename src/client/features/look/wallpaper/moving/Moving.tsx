import { lazy } from '../../../../core/page/lazy.ts'
import { shaderOf } from './shader/catalog.ts'
import { Video } from './Video.tsx'

interface MovingProps {
  /** Alternatives of one video, the best first, or the reference of a shader. */
  readonly sources: readonly string[]
  readonly show: (picture: HTMLVideoElement | HTMLCanvasElement) => void
  readonly fail: () => void
}

const Shader = lazy(() => import('./shader/Shader.tsx'))

/** A moving wallpaper: a video, or a shader. */
export default function Moving({ sources, show, fail }: MovingProps) {
  const [source = ''] = sources
  const shader = shaderOf(source)
  return shader === undefined ? (
    <Video sources={sources} show={show} fail={fail} />
  ) : (
    <Shader shader={shader} show={show} />
  )
}
