import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useGlassState } from '../../kit/components.ts'
import { faceUrls, showFaces } from '../../kit/desktop.ts'
import { useSamplePicture } from '../../kit/documents.ts'
import type { BoardFacts } from './model.ts'

interface Props {
  readonly facts: BoardFacts | undefined
  readonly className: string | undefined
}

/** The preview of a board in the theme of the page; nothing while the board is empty. */
export function Preview({ facts, className }: Props) {
  const { theme } = useGlassState()
  const reference = theme === 'dark' ? facts?.dark : facts?.light
  const sample = useSamplePicture(reference)
  const stored = useStore(faceUrls, (urls) => urls[reference ?? ''])
  useEffect(() => {
    // storage is outside React
    if (reference !== undefined && sample === undefined) void showFaces([reference])
  }, [reference, sample])
  const url = sample ?? stored
  return url ? <img className={className} src={url} alt="" draggable={false} /> : null
}
