import { exportToBlob, exportToSvg } from '@excalidraw/excalidraw'
import type { ExcalidrawElement, NonDeleted } from '@excalidraw/excalidraw/element/types'
import { exportScale, fromBackToFront, type Scene } from '../model.ts'
import { loadPictures } from './pictures.ts'

/** The distance from a drawing to the edges of its picture in px. */
const PADDING = 16

/** The drawing as a picture of pixels. @returns undefined for an empty board. */
export async function drawPng(scene: Scene, exportBackground: boolean): Promise<Blob | undefined> {
  const drawing = await drawingOf(scene, exportBackground)
  if (drawing === undefined) return undefined
  return exportToBlob({
    ...drawing,
    getDimensions: (width: number, height: number) => {
      const scale = exportScale(width, height)
      return { width: width * scale, height: height * scale, scale }
    },
    mimeType: 'image/png',
  })
}

/** The drawing as a file of vectors with its fonts in it. @returns undefined for an empty board. */
export async function drawSvg(scene: Scene): Promise<Blob | undefined> {
  const drawing = await drawingOf(scene, true)
  if (drawing === undefined) return undefined
  const svg = await exportToSvg(drawing)
  return new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' })
}

/** What Excalidraw draws a scene from, in the colours in which it was drawn; it changes elements in place. */
async function drawingOf(scene: Scene, exportBackground: boolean) {
  const shown = fromBackToFront(scene).filter(({ isDeleted }) => isDeleted !== true)
  if (shown.length === 0) return undefined
  const pictures = await loadPictures(scene.files)
  return {
    elements: structuredClone(shown) as unknown as NonDeleted<ExcalidrawElement>[],
    files: Object.fromEntries(pictures.map((picture) => [picture.id, picture])),
    appState: { viewBackgroundColor: scene.background, exportBackground },
    exportPadding: PADDING,
  }
}
