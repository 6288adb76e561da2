import { useEffect, useMemo } from 'react'
import { showFacesOnceConnected } from '../../kit/desktop.ts'
import { useDocument } from '../../kit/documents.ts'
import { isFaceReference } from '../../kit/rules.ts'
import { useBundled } from './bundled.ts'
import { toolBox } from './document.ts'
import { byIds, type Tool, type ToolBox, toolsOf } from './model.ts'

export interface Tools {
  readonly box: ToolBox
  readonly tools: readonly Tool[]
  readonly favorites: readonly Tool[]
  /** Ids of the favorites before the user has chosen any. */
  readonly initial: readonly string[]
}

/** All tools and the favorites; undefined as long as the bundled ones are loading, or if they could not be loaded. */
export function useTools() {
  const box = useDocument(toolBox, (now) => now)
  const { catalog, failed, retry } = useBundled()
  const value = useMemo((): Tools | undefined => {
    if (catalog === undefined) return undefined
    const tools = toolsOf(box, catalog.tools)
    return {
      box,
      tools,
      favorites: byIds(box.favorites ?? catalog.favorites, tools),
      initial: catalog.favorites,
    }
  }, [box, catalog])
  const faces = box.own.flatMap(({ src = '' }) => (isFaceReference(src) ? [src] : [])).join()
  useEffect(() => {
    // own pictures are read from storage
    if (faces !== '') void showFacesOnceConnected(faces.split(','))
  }, [faces])
  return { value, failed, retry }
}
